/**
 * The mailbox that an address leads to, as far as everybody can know: several addresses of one mailbox have one vote. A list
 * that is too short lets one mailbox vote more than once; an entry that is wrong takes a vote from somebody, so only what the
 * providers say themselves stands here. Whoever changes it writes a migration that replaces the function and sets
 * `users.mailbox` anew.
 *
 * | Provider | Rule | Source |
 * | --- | --- | --- |
 * | all | case means nothing, `+` begins a tag | RFC 5233 |
 * | Gmail | dots mean nothing, googlemail.com is gmail.com | support.google.com/mail/answer/7436150, /10313 |
 * | Outlook, Hotmail, Live | `+` begins a tag, dots count | support.microsoft.com: "plus addressing" |
 * | Yahoo | `-` begins a disposable address's keyword; no name has one | help.yahoo.com/kb/SLN3523 |
 * | Fastmail | anything@name.fastmail.com is name@fastmail.com | fastmail.help: "subdomain addressing" |
 * | Proton | dots, `-` and `_` mean nothing, its domains are one | ProtonMail/WebClients, `removeEmailAlias` |
 * | iCloud | me.com and mac.com are icloud.com | support.apple.com/102539 |
 * | Yandex | a dot is a `-`, its domains are one | yandex.com/support/id: "login" |
 */
export const CREATE_MAILBOX_OF = `
  CREATE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
  DECLARE
    host text := lower(substring(address FROM '@([^@]*)$'));
    name text := lower(substring(address FROM '^(.*)@[^@]*$'));
    subdomain text;
  BEGIN
    IF host IS NULL THEN
      RETURN lower(address);
    END IF;
    subdomain := substring(host FROM '^([^.]+)\\.fastmail\\.(?:com|fm)$');
    IF subdomain IS NOT NULL THEN
      RETURN subdomain || '@' || substring(host FROM '\\.(.*)$');
    END IF;
    name := coalesce(substring(name FROM '^([^+]+)'), name);
    IF host IN ('gmail.com', 'googlemail.com') THEN
      RETURN replace(name, '.', '') || '@gmail.com';
    ELSIF host IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me') THEN
      RETURN translate(name, '._-', '') || '@proton.me';
    ELSIF host IN ('icloud.com', 'me.com', 'mac.com') THEN
      RETURN name || '@icloud.com';
    ELSIF host ~ '^(ya\\.ru|yandex\\.(ru|com|by|kz|uz|com\\.tr))$' THEN
      RETURN replace(name, '.', '-') || '@yandex.ru';
    ELSIF host ~ '^(ymail|rocketmail)\\.com$|^yahoo\\.([a-z]{2,3}|com?\\.[a-z]{2})$' THEN
      RETURN coalesce(substring(name FROM '^([^-]+)'), name) || '@' || host;
    END IF;
    RETURN name || '@' || host;
  END $$
`;
