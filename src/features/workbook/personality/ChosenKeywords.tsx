import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './ChosenKeywords.module.css'
import { type ChosenKeyword, findRepeated } from './keyword-rules.ts'

interface Props<Item> {
  items: readonly Item[]
  atMost: number
  isBlocked: boolean
  onRemove: (item: Item) => void
  onClear: () => void
}

/** The chosen keywords with empty slots up to the limit; those over it are marked. Sticky above the list. */
export function ChosenKeywords<Item extends ChosenKeyword & { readonly word: string }>(props: Props<Item>) {
  const { items, atMost, isBlocked, onRemove, onClear } = props
  const { t } = useLingui()
  const repeated = findRepeated(items)
  const count = items.length
  const surplus = count - atMost
  const left = atMost - count
  return (
    <section className={styles.chosen}>
      <h2 className={styles.heading}>
        <Trans>고른 단어</Trans>
        <span className={styles.count} role="status">
          <Trans>
            {atMost}개 중 {count}개
          </Trans>
        </span>
        {count > 1 && !isBlocked && (
          <Button look="quiet" size="small" hangs="end" className={styles.clear} onClick={onClear}>
            <Trans>모두 빼기</Trans>
          </Button>
        )}
      </h2>
      <Row as="ul" gap={2} isWrapped aria-label={t`고른 단어`}>
        {items.map((item, index) => (
          <li key={item.key} className={styles.slot}>
            <span className={styles.word}>{item.word}</span>
            {index >= atMost && (
              <Tag tone="warning">
                <Trans>초과</Trans>
              </Tag>
            )}
            {repeated.has(item.key) && (
              <Tag tone="warning">
                <Trans>겹침</Trans>
              </Tag>
            )}
            {!isBlocked && (
              <button type="button" aria-label={t`${item.word} 빼기`} onClick={() => onRemove(item)}>
                <Icon of={X} size="small" />
              </button>
            )}
          </li>
        ))}
        {Array.from({ length: Math.max(0, left) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots have no other identity than their index
          <li key={`empty-${index}`} className={styles.empty} aria-hidden />
        ))}
      </Row>
      <p className={styles.advice}>
        {surplus > 0 ? (
          <Trans>
            함께 고르다 보니 {atMost}개를 넘었어요. 지워지지는 않지만 초과로 표시된 것은 서버에 저장되지
            않아요. {surplus}개를 빼 주세요.
          </Trans>
        ) : repeated.size > 0 ? (
          <Trans>같은 단어를 두 사람이 골랐어요. 하나를 빼고 다른 단어를 골라 주세요.</Trans>
        ) : left === 0 ? (
          <Trans>{atMost}개를 모두 골랐어요. 다음 단계에서 순서를 정해요.</Trans>
        ) : (
          <Trans>{left}개를 더 골라 주세요.</Trans>
        )}
      </p>
    </section>
  )
}
