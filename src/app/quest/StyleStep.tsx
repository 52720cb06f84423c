import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { QuestFrame } from '#features/quests/QuestFrame.tsx'
import type { StepProps } from '#features/quests/step-props.ts'
import { ColourChart } from '#features/workbook/colour/ColourChart.tsx'
import { paletteTones } from '#features/workbook/colour/palette-tones.ts'
import { findKeyword, orderStateOf } from '#features/workbook/personality/keyword-rules.ts'
import { isFromQuest, readQuest } from '#kits/brands/quest-record.ts'
import { optionWord } from '#kits/words/content.ts'
import { keywordWord } from '#kits/words/keyword-word.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { idOfKeyword, keywordTones } from '#model/options/keywords.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './QuestScreens.module.css'

const field = strategy.personality.keywords
const { visual } = guide
/** Of each tone, the first few: the workbook has all. */
const offered = keywordTones.flatMap(({ keywords }) => keywords.slice(0, 3))
const otherRoles = colourRoles.filter((role) => role !== 'main')

/** Up to five keywords, and the main colour, from which the palette is derived. */
export function StyleStep({ beside }: StepProps) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { brand, isEditable } = useDocument()
  const guideView = useDocumentView('guide')
  const strategyView = useDocumentView('strategy')
  const { items, add, remove, isFull } = useList(field)
  const colours = coloursOf(answers)
  const chosen = items.map((item) => ({ ...item, word: keywordWord(item) }))
  const wordOf = (key: string) => optionWord('keyword', key, 'options-strategy')
  const others = chosen.filter(
    ({ idBrandKeyword, word }) =>
      !offered.some((key) => idOfKeyword(key) === idBrandKeyword || wordOf(key) === word),
  )
  // A palette chosen in the workbook stays.
  const isPaletteOurs =
    otherRoles.every((role) => colours[role] === null) ||
    isFromQuest(readQuest(brand), [visual.secondary.path], answers)

  function writePalette(main: Hex): void {
    const [first] = palettesOf(main, { tones: paletteTones(answers) })
    guideView.document.edit((doc) => {
      visual.main.write(doc, main)
      if (!first || !isPaletteOurs) return
      for (const role of otherRoles) visual[role].write(doc, first.colours[role])
    })
  }
  /** The palette follows the keywords that were chosen after the colour; five keywords have the order of their choice. */
  function settle(): boolean {
    if (colours.main !== null && isPaletteOurs) writePalette(colours.main)
    const words = chosen.map(({ word }) => word)
    const order = orderStateOf(
      words,
      keywordRanks.map(({ path }) => textOf(answers, path) || null),
    )
    if (words.length === field.atMost && (order === 'open' || order === 'changed'))
      strategyView.document.edit((doc) => {
        for (const [i, rank] of keywordRanks.entries()) rank.write(doc, words[i] ?? null)
      })
    return true
  }
  return (
    <QuestFrame
      step={5}
      title={<Trans>어떤 느낌의 브랜드인가요?</Trans>}
      note={<Trans>어울리는 단어 다섯 개와 색 하나를 골라 주세요.</Trans>}
      isAnswered={items.length > 0 || colours.main !== null}
      onLeave={settle}
      beside={beside}
    >
      <section className={styles.part}>
        <h2>
          <Trans>키워드</Trans>
        </h2>
        <Text tone="soft" size="small" role="status">
          <Trans>
            {field.atMost}개 가운데 {items.length}개를 골랐어요.
          </Trans>
        </Text>
        <ToggleChips label={t`키워드`}>
          {offered.map((key) => {
            const word = wordOf(key)
            const found = findKeyword(items, idOfKeyword(key), word)
            return (
              <ToggleChip
                key={key}
                isOn={found !== undefined}
                aria-disabled={!isEditable || (isFull() && !found) || undefined}
                onToggle={() => {
                  if (found) remove(found.key)
                  else add({ idBrandKeyword: idOfKeyword(key), keyword: word })
                }}
              >
                {word}
              </ToggleChip>
            )
          })}
          {others.map(({ key, word }) => (
            <ToggleChip key={key} isOn onToggle={() => remove(key)}>
              {word}
            </ToggleChip>
          ))}
        </ToggleChips>
      </section>
      <section className={styles.part}>
        <h2>
          <Trans>메인 컬러</Trans>
        </h2>
        <ColourChart value={colours.main} onChoose={writePalette} isBlocked={!isEditable} />
      </section>
    </QuestFrame>
  )
}
