import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { LogoImage } from '#kits/logo/logo-draft.ts'
import { useBriefRows } from '#kits/logo/useBriefRows.ts'
import { firstOpenStep, type LogoBrief } from '#model/logo/logo-brief.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './LogoQuest.module.css'

const route = '/brand/setting/logoquest/{-$step}'

/** All answers with the ways back to their questions, and the way on to what is ordered. */
export function BriefSummary({ brief, images }: { brief: LogoBrief; images: readonly LogoImage[] }) {
  const { t } = useLingui()
  const rows = useBriefRows(brief)
  const open = firstOpenStep(brief)
  const names = images.map(({ name }) => name).join(', ')
  const all = [...rows, { step: 6, label: t`참고할 그림`, text: names }]
  return (
    <div className={styles.step}>
      <dl className={styles.answers}>
        {all.map(({ step, label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text === '' ? (
                <Note as="span">
                  <Trans>비어 있음</Trans>
                </Note>
              ) : (
                text
              )}
            </dd>
            <dd>
              <Link
                to={route}
                params={{ step: String(step) }}
                className={linkClass}
                aria-label={t`${label} 고치기`}
              >
                <Trans>고치기</Trans>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {open === null ? (
          <Link
            to="/brand/setting/paylogo/{-$id}"
            params={{ id: undefined }}
            className={buttonClass({ look: 'ink', size: 'large' })}
          >
            <Trans>로고 고르기</Trans>
            <Icon of={ArrowRight} />
          </Link>
        ) : (
          <Link
            to={route}
            params={{ step: String(open) }}
            className={buttonClass({ look: 'ink', size: 'large' })}
          >
            <Trans>이어서 쓰기</Trans>
            <Icon of={ArrowRight} />
          </Link>
        )}
      </div>
    </div>
  )
}
