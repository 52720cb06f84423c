import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Hourglass from 'lucide-react/icons/hourglass'
import { useProviders } from '#engine/reads/useProviders.ts'
import { planMonths } from '#model/money/credits.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Note } from '#ui/Text.tsx'
import type { Balance } from '../credit-calls.ts'
import { dayWords } from '../seoul-words.ts'
import styles from './Credit.module.css'
import { computeExpiries } from './expiries.ts'

/** How many credits there are, and which of them can be used until when. */
export function CreditBalance({ balance: { credit, lots } }: { balance: Balance }) {
  const { i18n } = useLingui()
  const providers = useProviders()
  const expiries = computeExpiries(lots, Date.now()).map((expiry) => ({
    ...expiry,
    last: dayWords(expiry.day),
  }))
  return (
    <>
      <p className={styles.balance}>
        <b>{i18n.number(credit)}</b> <Plural value={credit} other="크레딧" />
      </p>
      <Note>
        <Trans>
          크레딧은 디자이너 작업에 써요. 플랜으로 받은 크레딧은 받은 날부터 {planMonths}개월 동안 쓸 수 있고,
          플랜이 끝나면 함께 끝나요.
        </Trans>
        {providers?.ai.picture && (
          <>
            {' '}
            <Trans>AI로 그림을 만들 때도 써요.</Trans>
          </>
        )}
      </Note>
      {expiries.length > 0 && (
        <section className={styles.section}>
          <SectionHead
            title={<Trans>언제까지 쓸 수 있나요?</Trans>}
            end={<Trans>먼저 끝나는 것부터 쓰여요</Trans>}
          />
          <ul className={styles.rows}>
            {expiries.map(({ last, credit, isSoon, type }) => (
              <li key={`${last} ${type}`} className={styles.expiry}>
                <span className={styles.when}>
                  <Trans>{last}까지</Trans>
                  {isSoon && (
                    <Tag tone="warning" icon={<Icon of={Hourglass} size="small" />}>
                      <Trans>곧 사라져요</Trans>
                    </Tag>
                  )}
                </span>
                <small>
                  <LotWords type={type} />
                </small>
                <b className={styles.number}>{i18n.number(credit)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function LotWords({ type }: { type: Balance['lots'][number]['type'] }) {
  switch (type) {
    case 'PLAN':
      return <Trans>플랜으로 받은 크레딧</Trans>
    case 'REWARD':
      return <Trans>무료로 받은 크레딧</Trans>
    case 'CHARGE':
      return <Trans>충전한 크레딧</Trans>
  }
}
