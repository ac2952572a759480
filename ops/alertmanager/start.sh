#!/bin/sh
# Alertmanager reads no variables: this writes its configuration for the receivers that are set, and starts it.
set -eu

# secret <name>: the variable, or what stands in the file of <name>_FILE.
secret() {
  eval "value=\${$1:-} file=\${$1_FILE:-}"
  if [ -z "$value" ] && [ -n "$file" ]; then value=$(cat "$file"); fi
  printf %s "$value"
}

# In single quotes of YAML a quote is doubled, and nothing else means anything.
quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }

webhook=$(secret ALERT_WEBHOOK_URL)
password=$(secret ALERT_SMTP_PASSWORD)
mail=${ALERT_MAIL_TO:-}
if [ -z "$webhook" ] && [ -z "$mail" ]; then
  echo 'Nobody is told of alerts: set ALERT_WEBHOOK_URL, or ALERT_MAIL_TO with ALERT_MAIL_FROM and ALERT_SMTP_HOST.' >&2
  exit 1
fi

umask 077
file=${CONFIG_FILE:-/tmp/alertmanager.yml}
{
  cat << 'END'
route:
  receiver: operators
  group_by: [alertname]
  group_wait: 30s
  group_interval: 5m
  repeat_interval: 12h
  routes:
    - matchers: ['severity="page"']
      receiver: operators
      repeat_interval: 1h
# While a process is gone, what it does not do needs no word of its own.
inhibit_rules:
  - source_matchers: ['alertname="ProcessDown"']
    target_matchers: ['severity="ticket"']
    equal: [instance]
receivers:
  - name: operators
END
  if [ -n "$webhook" ]; then
    printf '    webhook_configs:\n      - url: %s\n' "$(quoted "$webhook")"
  fi
  if [ -n "$mail" ]; then
    printf '    email_configs:\n      - to: %s\n        from: %s\n        smarthost: %s\n        send_resolved: true\n' \
      "$(quoted "$mail")" "$(quoted "${ALERT_MAIL_FROM:?}")" "$(quoted "${ALERT_SMTP_HOST:?}")"
    if [ -n "${ALERT_SMTP_USER:-}" ]; then
      printf '        auth_username: %s\n        auth_password: %s\n' "$(quoted "$ALERT_SMTP_USER")" "$(quoted "$password")"
    fi
  fi
} > "$file"

exec "${ALERTMANAGER:-/bin/alertmanager}" --config.file="$file" --storage.path="${STORAGE:-/alertmanager}" --cluster.listen-address= "$@"
