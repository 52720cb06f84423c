import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import type { StepWords } from '#kits/words/content.ts'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { useRowDrag } from '#ui/controls/useRowDrag.ts'
import { RowMenu } from '../list-items/RowMenu.tsx'
import { CompetitorCell } from './CompetitorCell.tsx'
import styles from './Competitors.module.css'
import { columnLabel, columns, competitors, ownCell } from './competitor-columns.ts'
import type { CompetitorRows } from './competitor-rows.ts'
import { RowHandle } from './RowHandle.tsx'

/** The competitors as cards, for narrow screens. */
export function CompetitorCards({ rows, words }: { rows: CompetitorRows; words: StepWords }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { items, edited, isBlocked, freshKey, nameOf, move, remove, watch } = rows
  const { body, handle, keys, isHeld, rowStyle } = useRowDrag<HTMLOListElement>(move)
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
      <ol ref={body} className={styles.cards} aria-label={t`경쟁 브랜드`}>
        {items.map((item, index) => (
          <li
            key={item.key}
            style={rowStyle(index)}
            className={classNames(styles.card, isHeld(index) && styles.held)}
            {...watch(item.key)}
          >
            <div className={styles.cardHead}>
              {!isBlocked && <RowHandle name={nameOf(item)} {...handle(index)} {...keys(index)} />}
              <h2 className={styles.name}>{nameOf(item)}</h2>
              {index >= competitors.atMost && (
                <Tag tone="warning">
                  <Trans>초과</Trans>
                </Tag>
              )}
              {!isBlocked && (
                <RowMenu
                  name={nameOf(item)}
                  index={index}
                  count={items.length}
                  onMove={move}
                  onRemove={() => remove(item)}
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
          </li>
        ))}
      </ol>
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
