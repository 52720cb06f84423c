import { Trans, useLingui } from '@lingui/react/macro'
import Trash2 from 'lucide-react/icons/trash-2'
import { useAnswers } from '#device/documents/useAnswers.ts'
import type { StepWords } from '#device/words/content.ts'
import { DraggableList } from '#ui/controls/DraggableList.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CompetitorCell } from './CompetitorCell.tsx'
import styles from './Competitors.module.css'
import { columnLabel, columns, competitors, ownCell } from './competitor-columns.ts'
import type { CompetitorRows } from './competitor-rows.ts'

/** The competitors as cards, where a table has no room. */
export function CompetitorCards({ rows, words }: { rows: CompetitorRows; words: StepWords }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { items, edited, isBlocked, freshKey, nameOf, move, remove, watch } = rows
  const others = columns.filter((column) => !edited.includes(column) && column !== 'brandName')
  const factsOf = (read: (column: (typeof columns)[number]) => string | null) =>
    others.flatMap((column) => {
      const text = read(column)?.trim()
      return text ? [{ column, text }] : []
    })
  return (
    <>
      <section className={styles.ownCard} aria-label={t`우리 브랜드`}>
        <h2 className={styles.name}>{ownCell('brandName', answers) || <Trans>이름 없는 브랜드</Trans>}</h2>
        <Facts
          facts={columns.flatMap((column) => {
            const text = column === 'brandName' ? '' : (ownCell(column, answers) ?? '').trim()
            return text === '' ? [] : [{ column, text }]
          })}
        />
      </section>
      <DraggableList
        label={t`경쟁 브랜드`}
        items={items}
        getKey={({ key }) => key}
        isDisabled={isBlocked}
        onMove={move}
        words={{
          handle: (item) => t`${nameOf(item)} 순서 바꾸기`,
          up: (item) => t`${nameOf(item)} 위로`,
          down: (item) => t`${nameOf(item)} 아래로`,
          moved: (item, position, count) => t`${nameOf(item)}: ${count}곳 중 ${position}번째`,
        }}
        renderItem={(item, index) => (
          <div className={styles.card} {...watch(item.key)}>
            <div className={styles.cardHead}>
              <h2 className={styles.name}>{nameOf(item)}</h2>
              {index >= competitors.atMost && (
                <Tag tone="warning">
                  <Trans>초과</Trans>
                </Tag>
              )}
              {!isBlocked && (
                <IconButton
                  size="small"
                  label={t`${nameOf(item)} 지우기`}
                  icon={<Icon of={Trash2} size="small" />}
                  onClick={() => remove(item)}
                />
              )}
            </div>
            {edited.map((column) => (
              <CompetitorCell
                key={column}
                competitor={item}
                name={nameOf(item)}
                column={column}
                words={words}
                takesFocus={column === 'brandName' && item.key === freshKey}
              />
            ))}
            <Facts facts={factsOf((column) => item[column])} />
          </div>
        )}
      />
    </>
  )
}

function Facts({ facts }: { facts: readonly { column: (typeof columns)[number]; text: string }[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ column, text }) => (
        <div key={column}>
          <dt>{columnLabel(column)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
