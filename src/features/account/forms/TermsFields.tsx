import { Trans, useLingui } from '@lingui/react/macro'
import { siteAddressHere } from '#kits/words/site-address.ts'
import type { SitePath } from '#model/site/addresses.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Text } from '#ui/Text.tsx'
import styles from './Account.module.css'
import { agree, agreeAll, isAllAgreed, isRequired, type TermName, type Terms, termNames } from './terms.ts'

interface Props {
  terms: Terms
  onChange: (terms: Terms) => void
}

const policies: Partial<Record<TermName, SitePath>> = {
  service: '/policy/TERM',
  privacy: '/policy/PRIVACY',
  marketing: '/policy/MARKETING',
}

export function TermsFields({ terms, onChange }: Props) {
  const { t } = useLingui()
  const words: Record<TermName, string> = {
    age: t`만 14세 이상이에요`,
    service: t`서비스 이용약관`,
    privacy: t`개인정보 처리방침`,
    marketing: t`새 소식과 혜택 받기`,
  }
  return (
    <fieldset className={styles.terms}>
      <legend>
        <Trans>약관에 동의해 주세요</Trans>
      </legend>
      <Checkbox isHead checked={isAllAgreed(terms)} onCheck={(isAgreed) => onChange(agreeAll(isAgreed))}>
        <Trans>모두 동의해요</Trans>
      </Checkbox>
      {termNames.map((name) => (
        <div key={name} className={styles.term}>
          <Checkbox
            checked={terms[name]}
            required={isRequired(name)}
            onCheck={(isAgreed) => onChange(agree(terms, name, isAgreed))}
          >
            {words[name]}{' '}
            <Text as="span" tone="soft" size="small">
              {isRequired(name) ? <Trans>필수</Trans> : <Trans>선택</Trans>}
            </Text>
          </Checkbox>
          {policies[name] && (
            <a
              href={siteAddressHere(policies[name])}
              target="_blank"
              className={linkClass}
              aria-label={t`${words[name]} 보기, 새 창`}
              rel="noopener"
            >
              <Trans>보기</Trans>
            </a>
          )}
        </div>
      ))}
    </fieldset>
  )
}
