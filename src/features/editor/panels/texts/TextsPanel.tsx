import { Trans, useLingui } from '@lingui/react/macro'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import type { Layer, TableRow } from '#scene/body/body.ts'
import type { FontSlot } from '#scene/dress/dress.ts'
import { Text } from '#ui/Text.tsx'
import { InsertButton } from '../drag/InsertButton.tsx'
import { itemsIn, tableLayer } from '../insert/table-layer.ts'
import { priceRow, type TextKind, textLayer } from '../insert/text-layer.ts'
import { useInsert } from '../insert/useInsert.ts'
import { PanelHead } from '../parts/PanelHead.tsx'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Texts.module.css'

/** Texts to begin with, in the fonts and colours of the brand and as large as the page asks for. */
export default function TextsPanel() {
  const { t } = useLingui()
  const { body } = useShown()
  const of = (kind: TextKind, words: string) => () => [textLayer(body, kind, words)]
  const price = { item: t`품목`, price: t`12,000원` }
  const rows = useTableRows()
  return (
    <>
      <PanelHead title={<Trans>글자</Trans>} />
      <RovingGrid label={t`글자`} className={styles.texts}>
        <Start look="heading" slot="korMain" words={t`제목`} make={of('heading', t`제목`)} />
        <Start look="subheading" slot="korMain" words={t`작은 제목`} make={of('subheading', t`작은 제목`)} />
        <Start look="body" slot="korSub" words={t`본문`} make={of('body', t`본문을 적어 주세요.`)} />
        <Start
          look="price"
          slot="korMain"
          words={price.item}
          end={price.price}
          make={() => [priceRow(body, price)]}
        />
        <Start
          look="price"
          slot="korMain"
          words={t`가격표`}
          end={t`여러 줄`}
          make={() => [tableLayer(body, rows)]}
        />
      </RovingGrid>
      <Text tone="soft" size="small" className={styles.note}>
        <Trans>브랜드의 글꼴과 색으로 놓아요. 브랜드를 바꾸면 함께 바뀌어요.</Trans>
      </Text>
    </>
  )
}

/** What the guide says that the brand offers, each without a price yet; else three rows to write over. */
function useTableRows(): readonly Omit<TableRow, 'id'>[] {
  const { t } = useLingui()
  const items = itemsIn(useFromAnswers((answers) => textOf(answers, guide.core.service.path)))
  const price = t`0,000원`
  if (items.length > 0) return items.map((item) => ({ item, price, note: '' }))
  return [
    { item: t`품목 이름`, price, note: t`보기로 넣은 줄이에요. 눌러서 바꿔 주세요.` },
    { item: t`품목 이름`, price, note: '' },
    { item: t`품목 이름`, price, note: '' },
  ]
}

interface StartProps {
  look: TextKind | 'price'
  /** The font that it shows. */
  slot: FontSlot
  words: string
  /** At the other end of the line. */
  end?: string
  make: () => readonly Layer[]
}

function Start({ look, slot, words, end, make }: StartProps) {
  const insert = useInsert()
  const [face] = useShown().dress.dress.fonts[slot] ?? []
  const family = fontFamilies.find(({ slug }) => slug === face?.family)
  const chosen = family && face ? { family, weight: face.weight } : null
  useFont(chosen, `${words}${end ?? ''}`)
  return (
    <InsertButton
      className={styles.start}
      data-look={look}
      onPress={() => insert(make())}
      onPlace={(point) => insert(make(), point)}
    >
      <span style={styleOf(chosen)}>{words}</span>
      {end !== undefined && <span style={styleOf(chosen)}>{end}</span>}
    </InsertButton>
  )
}
