import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { labelOf } from '#kits/words/labels.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { webAddressOf, withScheme } from '#model/options/web-address.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { phone } from '#ui/media-queries.ts'
import { Text } from '#ui/Text.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { EmptyPart } from '../texts/EmptyPart.tsx'
import { LinkedText } from '../texts/LinkedText.tsx'
import styles from './Market.module.css'

const { competitors, benefit } = strategy.positioning
const first = 'strategy/positioning/market/competitor'
const columns = [
  ['service', 'strategy/positioning/market/product'],
  ['businessModel', 'strategy/positioning/market/business-model'],
  ['benefit', 'strategy/positioning/market/benefit'],
  ['advantage', 'strategy/positioning/market/advantage'],
] as const

type Row = Readonly<Record<string, unknown>>

/** The brand among its competitors: a table, or cards on narrow screens. */
export function Market({ isNarrow }: { isNarrow?: boolean }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const isPhone = useMedia(phone)
  const rows = itemsOf(answers, competitors.path)
  if (rows.length === 0) {
    return (
      <EmptyPart step={first} action={<Trans>경쟁 브랜드 적기</Trans>}>
        <Trans>고객이 우리와 함께 살펴보는 브랜드들이 한 표에 놓여요.</Trans>
      </EmptyPart>
    )
  }
  const nameOf = (row: Row, index: number) => {
    const number = index + 1
    return read(row, 'brandName') || t`이름 없는 브랜드 ${number}`
  }
  const cell = (row: Row, [column, step]: (typeof columns)[number]) => (
    <LinkedText
      text={read(row, column)}
      label={labelOf(`${competitors.path}/${column}`)}
      step={step}
      field={`${competitors.path}/${String(row.key)}/${column}`}
    />
  )
  const over = (index: number) =>
    index >= competitors.atMost && (
      <Tag tone="warning">
        <Trans>초과</Trans>
      </Tag>
    )
  if (isPhone || isNarrow) {
    return (
      <ul className={styles.cards}>
        {rows.map((row, index) => (
          <li key={String(row.key)}>
            <h3>
              <Name row={row} name={nameOf(row, index)} /> {over(index)}
            </h3>
            <dl>
              {columns
                .filter(([column]) => !isNarrow || read(row, column) !== '')
                .map((column) => (
                  <div key={column[0]}>
                    <dt>{labelOf(`${competitors.path}/${column[0]}`)}</dt>
                    <dd>{cell(row, column)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard access
    <section className={styles.scroller} aria-label={t`경쟁 브랜드 표`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>브랜드</Trans>
            </th>
            {columns.map(([column]) => (
              <th key={column} scope="col">
                {labelOf(`${competitors.path}/${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.own}>
            <th scope="row">{textOf(answers, guide.info.name.path) || <Trans>이름 없는 브랜드</Trans>}</th>
            {columns.map(([column]) => (
              <td key={column}>
                <OwnCell column={column} answers={answers} />
              </td>
            ))}
          </tr>
          {rows.map((row, index) => (
            <tr key={String(row.key)}>
              <th scope="row">
                <Name row={row} name={nameOf(row, index)} /> {over(index)}
              </th>
              {columns.map((column) => (
                <td key={column[0]}>{cell(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Name({ row, name }: { row: Row; name: string }) {
  const address = webAddressOf(withScheme(read(row, 'website')))
  return (
    <>
      <LinkedText
        text={name}
        label={name}
        step={first}
        field={`${competitors.path}/${String(row.key)}/brandName`}
      />
      {address !== null && (
        <a href={address} target="_blank" rel="noopener noreferrer" className={styles.site}>
          {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
        </a>
      )}
    </>
  )
}

/** The own brand's answer in this column, linked to the step that asks for it; a dash where there is none. */
function OwnCell({ column, answers }: { column: (typeof columns)[number][0]; answers: Answers }) {
  const { service } = guide.core
  switch (column) {
    case 'service':
      return (
        <LinkedText
          text={textOf(answers, service.path)}
          label={labelOf(`${competitors.path}/service`)}
          step="info/brand-profile/product"
          field={service.path}
        />
      )
    case 'benefit':
      return (
        <LinkedText
          text={textOf(answers, benefit.path)}
          label={labelOf(benefit.path)}
          step="strategy/positioning/position/strategy"
          field={benefit.path}
        />
      )
    default:
      return (
        <Text as="span" tone="soft">
          –
        </Text>
      )
  }
}

function read(row: Row, property: string): string {
  const found = row[property]
  return typeof found === 'string' ? found.trim() : ''
}
