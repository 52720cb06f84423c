import { Trans } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Fragment, type ReactNode } from 'react'
import type { BrandVoice } from '#model/voice/brand-voice.ts'
import { checkText, type Finding, findingKinds } from '#model/voice/check-text.ts'
import type { Rewording } from '#model/voice/registers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './BrandCheck.module.css'
import { useFindingWords } from './useFindingWords.ts'

interface Props {
  text: string
  /** `useBrandVoice()` */
  voice: BrandVoice
  /** Letters that the channel takes. */
  limit?: number | null
  /** Which text it is: 이 칸의 글. */
  about?: ReactNode
  /** Makes changes of the text, at once; `reworded` of the model does it with a string. Absent: findings are only shown. */
  onFix?: ((changes: readonly Rewording[]) => void) | undefined
}

/** What of a text is not as the brand speaks, a line for each kind, with a button that mends what rules can. */
export function BrandCheck({ text, voice, limit = null, about, onFix }: Props) {
  const isEmpty = text.trim() === ''
  const findings = isEmpty ? [] : checkText(text, voice, { limit })
  const count = findings.length
  const kinds = findingKinds
    .map((kind) => findings.filter((finding) => finding.kind === kind))
    .filter(({ length }) => length > 0)
  return (
    <section className={styles.check}>
      <header className={styles.head}>
        <h2>
          <Trans>브랜드 점검</Trans>
        </h2>
        <Text as="span" tone="soft" size="small">
          {about}
          {about !== undefined && count > 0 && ' · '}
          {count > 0 && <Trans>고칠 곳 {count}</Trans>}
        </Text>
      </header>
      {count === 0 ? (
        <Text tone="soft" size="small" className={styles.none} role="status">
          {!isEmpty && <Icon of={CircleCheck} size="small" />}
          {isEmpty ? <Trans>글을 쓰면 바로 살펴봐요</Trans> : <Trans>고칠 곳이 없어요</Trans>}
        </Text>
      ) : (
        <ul className={styles.list}>
          {kinds.map((group) => (
            <Row key={group[0]?.kind} group={group} onFix={onFix} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ group, onFix }: { group: readonly Finding[]; onFix: Props['onFix'] }) {
  const words = useFindingWords()
  const [first] = group
  if (!first) return null
  const fixes = group.flatMap(({ fix }) => fix ?? [])
  const label = words.label(first.kind)
  const action = words.action(first)
  return (
    <li className={styles.row}>
      <Icon of={CircleAlert} size="small" />
      <b>{label}</b>
      <p>
        {[...new Set(group.map((finding) => words.sentence(finding) ?? finding.found))].map((said, at) => (
          <Fragment key={said}>
            {at > 0 && ', '}
            {words.sentence(first) === null ? <q>{said}</q> : said}
          </Fragment>
        ))}
      </p>
      {onFix && fixes.length > 0 && (
        <Button size="small" aria-label={`${label}: ${action}`} onClick={() => onFix(fixes)}>
          {action}
        </Button>
      )}
    </li>
  )
}
