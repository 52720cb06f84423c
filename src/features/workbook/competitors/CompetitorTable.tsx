import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import type { StepWords } from '#kits/words/content.ts'
import type { CompetitorColumn } from '#model/workbook/steps.ts'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { useRowDrag } from '#ui/controls/useRowDrag.ts'
import { RowMenu } from '../list-items/RowMenu.tsx'
import { CompetitorCell, ShownCell } from './CompetitorCell.tsx'
import styles from './Competitors.module.css'
import { columnLabel, columns, competitors, ownCell } from './competitor-columns.ts'
import type { CompetitorRows } from './competitor-rows.ts'
import { RowHandle } from './RowHandle.tsx'

/** The competitors as a table: editable columns next to the names, read-only columns after them. */
export function CompetitorTable({ rows, words }: { rows: CompetitorRows; words: StepWords }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { items, edited, isBlocked, freshKey, nameOf, move, remove, watch } = rows
  const { body, handle, keys, isHeld, rowStyle } = useRowDrag<HTMLTableSectionElement>(move)
  // The website comes last: it is not compared.
  const others = columns
    .filter((column) => !edited.includes(column) && column !== 'brandName')
    .sort((a, b) => Number(a === 'website') - Number(b === 'website'))
  const editsName = edited.includes('brandName')
  const written = edited.filter((column) => column !== 'brandName')
  const headingOf = (column: CompetitorColumn, isWritten: boolean) => (
    <th key={column} scope="col" data-column={column} className={classNames(isWritten && styles.written)}>
      {columnLabel(column)}
    </th>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard access
    <section className={styles.scroller} aria-label={t`경쟁 브랜드 표`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headingOf('brandName', editsName)}
            {written.map((column) => headingOf(column, true))}
            {others.map((column) => headingOf(column, false))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.own}>
            <th scope="row">
              <span className={styles.name}>
                {ownCell('brandName', answers) || <Trans>이름 없는 브랜드</Trans>}
              </span>
            </th>
            {[...written, ...others].map((column) => (
              <td key={column}>
                <ShownCell text={ownCell(column, answers)} />
              </td>
            ))}
          </tr>
        </tbody>
        <tbody ref={body}>
          {items.map((item, index) => (
            <tr
              key={item.key}
              style={rowStyle(index)}
              className={classNames(isHeld(index) && styles.held)}
              {...watch(item.key)}
            >
              <th scope="row">
                <div className={styles.head}>
                  {!isBlocked && <RowHandle name={nameOf(item)} {...handle(index)} {...keys(index)} />}
                  <div className={styles.naming}>
                    {editsName ? (
                      <CompetitorCell
                        competitor={item}
                        name={nameOf(item)}
                        column="brandName"
                        words={words}
                        isLabelHidden
                        takesFocus={item.key === freshKey}
                      />
                    ) : (
                      <span className={styles.name}>{nameOf(item)}</span>
                    )}
                    {index >= competitors.atMost && (
                      <Tag tone="warning">
                        <Trans>초과</Trans>
                      </Tag>
                    )}
                  </div>
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
              </th>
              {written.map((column) => (
                <td key={column}>
                  <CompetitorCell
                    competitor={item}
                    name={nameOf(item)}
                    column={column}
                    words={words}
                    isLabelHidden
                  />
                </td>
              ))}
              {others.map((column) => (
                <td key={column}>
                  <ShownCell text={item[column] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
