import { Trans, useLingui } from '@lingui/react/macro'
import { diffWords } from '#model/text/word-diff.ts'
import { Button } from '#ui/controls/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './DifferenceRow.module.css'
import type { Change, Difference } from './differences.ts'
import { usePathWords } from './usePathWords.ts'
import { useValueWords } from './useValueWords.ts'

interface Props {
  difference: Difference
  /**
   * Why it cannot be restored, null if it can. Not shown here, because the page shows it once above the list.
   */
  refusal: string | null
  onBringBack: (paths: readonly string[]) => void
}

/** One field, or one item of a list: its current value and the one it would get. */
export function DifferenceRow({ difference, refusal, onBringBack }: Props) {
  const { t } = useLingui()
  const label = useLabel(difference)
  return (
    <article className={styles.row} aria-label={label}>
      <div className={styles.words}>
        <h4>
          {label}
          {difference.kind === 'item' && <Does does={difference.does} />}
        </h4>
        <Body difference={difference} />
      </div>
      {refusal === null && (
        <Button
          size="small"
          look="quiet"
          hangs="end"
          aria-label={difference.kind === 'order' ? t`목록 되돌리기: ${label}` : t`이것만 되돌리기: ${label}`}
          onClick={() =>
            onBringBack([difference.path, ...(difference.kind === 'item' ? (difference.also ?? []) : [])])
          }
        >
          {difference.kind === 'order' ? <Trans>목록 되돌리기</Trans> : <Trans>이것만 되돌리기</Trans>}
        </Button>
      )}
    </article>
  )
}

function useLabel(difference: Difference): string {
  const { t } = useLingui()
  const label = usePathWords()(difference.kind === 'item' ? difference.list : difference.path)
  if (difference.kind === 'order') return t`${label} 순서`
  if (difference.kind === 'item') return [label, difference.name].filter(Boolean).join(' · ')
  return label
}

function Does({ does }: { does: 'add' | 'remove' | 'change' }) {
  if (does === 'change') return null
  return (
    <span className={styles.does}>
      {does === 'add' ? <Trans>지금은 없어요. 다시 넣어요</Trans> : <Trans>이 버전에는 없어요. 빼요</Trans>}
    </span>
  )
}

function Body({ difference }: { difference: Difference }) {
  switch (difference.kind) {
    case 'order':
      return <Words parts={[removed(difference.now), added(difference.earlier)]} />
    case 'field':
      return <ChangedValue change={difference.change} />
    case 'item':
      return (
        <dl className={styles.properties}>
          {difference.changes.map((change) => (
            <Property key={change.label} change={change} isLeaving={difference.does === 'remove'} />
          ))}
        </dl>
      )
  }
}

interface PropertyProps {
  change: Change
  /** Whether the whole item would be deleted; the heading above says so. */
  isLeaving: boolean
}

function Property({ change, isLeaving }: PropertyProps) {
  const label = usePathWords()(change.label)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ChangedValue change={change} isLeaving={isLeaving} />
      </dd>
    </div>
  )
}

function ChangedValue({
  change,
  isLeaving = false,
}: Partial<PropertyProps> & Omit<PropertyProps, 'isLeaving'>) {
  const { t } = useLingui()
  const words = useValueWords()
  const now = words(change.label, change.now)
  const then = words(change.label, change.earlier)
  const colours = [change.now, change.earlier].filter(isColour)
  if (now === '') return <Words parts={[added(then)]} swatches={colours} />
  if (then === '')
    return (
      <>
        <Words parts={[removed(now)]} swatches={colours} />
        {!isLeaving && <p className={styles.empty}>{t`이 버전에서는 비어 있어요`}</p>}
      </>
    )
  // Different values with the same text, such as two files of one name.
  if (now === then) return <p className={styles.empty}>{t`같은 이름의 다른 것: ${now}`}</p>
  const isText = typeof change.now === 'string' && typeof change.earlier === 'string' && now.length > 20
  return <Words parts={isText ? diffWords(now, then) : [removed(now), added(then)]} swatches={colours} />
}

interface Part {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

const removed = (text: string): Part => ({ kind: 'removed', text })
const added = (text: string): Part => ({ kind: 'added', text })

function Words({ parts, swatches = [] }: { parts: readonly Part[]; swatches?: readonly string[] }) {
  return (
    <div className={styles.value}>
      {swatches.length > 0 && (
        <span className={styles.swatches} aria-hidden>
          {swatches.map((hex) => (
            <i key={hex} style={{ background: hex }} />
          ))}
        </span>
      )}
      <p>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their index
          <PartWords key={index} part={part} />
        ))}
      </p>
    </div>
  )
}

function PartWords({ part }: { part: Part }) {
  if (part.kind === 'same') return part.text
  if (part.kind === 'removed')
    return (
      <del className={styles.removed}>
        <VisuallyHidden>
          <Trans>지금: </Trans>
        </VisuallyHidden>
        {part.text}
      </del>
    )
  return (
    <ins className={styles.added}>
      <VisuallyHidden>
        <Trans>이 버전: </Trans>
      </VisuallyHidden>
      {part.text}
    </ins>
  )
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9A-F]{6}$/.test(value)
}
