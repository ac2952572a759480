import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../i18n/use-long-date';
import { firstSeason } from '../../season';
import { Section } from '../../ui/layout/Section';
import styles from './AffiliateProgram.module.css';

/** Shown on the page to explain the rule of the specification; no contract of the platform contains it. */
const sampleRule = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Sample: who takes part in the challenge cannot advertise in it.
abstract contract AdvertiserRule {
    error ParticipantCannotAdvertise(address participant);

    mapping(address account => bool) public isParticipant;

    modifier onlyOutsiders() {
        if (isParticipant[msg.sender]) {
            revert ParticipantCannotAdvertise(msg.sender);
        }
        _;
    }

    function payForAd(uint256 adId) external payable virtual onlyOutsiders;
}
`;

export function SmartContract() {
  const { t } = useTranslation('affiliate-program');
  const longDay = useLongDay();
  return (
    <>
      <Section title={t('contract.title')}>
        <p className={styles.lead}>{t('contract.networks', { date: longDay(firstSeason.launchDate) })}</p>
      </Section>
      <Section title={t('contract.rule')}>
        <p className={styles.lead}>{t('contract.ruleText')}</p>
        <pre dir="ltr" role="region" aria-label={t('contract.code')} className={styles.code}>
          <code>{sampleRule}</code>
        </pre>
        <p className={styles.note}>{t('contract.today')}</p>
      </Section>
    </>
  );
}
