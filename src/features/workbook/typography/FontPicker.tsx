import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import type { StepWords } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf } from '#model/fields/answers.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { type FontFamily, fontFamilies, fontFamilyOf } from '#model/options/fonts.ts'
import { fontSampleOf } from '#model/typography/font-sample.ts'
import type { FontRole } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { ChosenFont } from './ChosenFont.tsx'
import { FontCard } from './FontCard.tsx'
import styles from './Fonts.module.css'
import { type FontClass, familiesFor, fontClasses, orderFonts, pairedRole, tonesOf } from './font-order.ts'
import { useFontWords } from './useFontWords.ts'

interface Props {
  role: FontRole
  words: StepWords
}

const { visual } = guide

/** The families that suit the role, with samples in the brand's own text. */
export function FontPicker({ role, words }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('guide')
  const field = visual[role]
  const answers = useAnswers()
  const [chosen] = useValue(field)
  const [query, setQuery] = useState('')
  const [only, setOnly] = useState<FontClass | null>(null)
  const name = useId()
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const { classWords, nameOf, weightWord } = useFontWords()
  const paired = pairedRole[role]
  const [pairedChoice] = useValue(visual[paired ?? role])

  const fitting = familiesFor(role, fontFamilies)
  const ordered = orderFonts(role, fitting, {
    paired: paired && pairedChoice ? fontFamilyOf(pairedChoice.idFontFamily) : undefined,
    tones: tonesOf(itemsOf(answers, strategy.personality.keywords.path)),
  })
  const found = ordered.filter(
    (family) =>
      (only === null || family[only]) &&
      (query.trim() === '' || matchesSearch(`${family.name.ko} ${family.name.en}`, query)),
  )
  const sample = fontSampleOf(role, answers)

  /** Writes the font, null to remove it, and reopens finalised fonts, in one undo step. */
  const choose = (family: FontFamily | null, weight: number) => {
    if (isReadOnly) return
    document.edit((doc) => {
      const face = family?.faces.find(({ weightValue }) => weightValue === weight) ?? family?.faces[0]
      field.write(
        doc,
        family && face
          ? { idFontFamily: family.idFontFamily, idFontFace: face.idFontFace, weightValue: face.weightValue }
          : null,
      )
      visual.typographyFinalised.write(doc, null)
    })
  }
  const firstWeight = role.endsWith('Main') ? 700 : 400
  const pick = (family: FontFamily) => {
    const weights = family.faces.map(({ weightValue }) => weightValue)
    choose(family, weights.includes(firstWeight) ? firstWeight : (weights[0] ?? 400))
  }

  return (
    <Stack gap={3}>
      {chosen && (
        <ChosenFont
          choice={chosen}
          sample={sample}
          isLocked={lock !== null}
          onWeight={(family, weight) => choose(family, weight)}
          onClear={() => choose(null, 0)}
        />
      )}
      <ConflictNotice
        field={field}
        say={({ idFontFamily, weightValue }) => {
          const family = fontFamilyOf(idFontFamily)
          return family ? `${nameOf(family)} ${weightWord(weightValue)}` : String(weightValue)
        }}
        onSwap={({ idFontFamily, weightValue }) => choose(fontFamilyOf(idFontFamily) ?? null, weightValue)}
      />
      {(lock ?? problem) !== null && (
        <Text tone="soft" size="small">
          {lock ?? problem}
        </Text>
      )}
      <Stack gap={3}>
        <TextField
          label={t`글꼴 찾기`}
          isLabelHidden
          type="search"
          start={<Icon of={Search} />}
          placeholder={words.placeholder}
          value={query}
          onText={setQuery}
        />
        <ToggleChips label={t`글꼴의 모양`}>
          {fontClasses
            .filter((kind) => fitting.some((family) => family[kind]))
            .map((kind) => (
              <ToggleChip key={kind} isOn={only === kind} onToggle={(isOn) => setOnly(isOn ? kind : null)}>
                {classWords[kind]}
              </ToggleChip>
            ))}
        </ToggleChips>
      </Stack>
      <Text tone="soft" size="small" role="status">
        <Plural value={found.length} other="글꼴 #가지" />
      </Text>
      {found.length === 0 ? (
        <Row as="p" gap={3} align="center" isWrapped>
          <Trans>찾는 글꼴이 없어요.</Trans>{' '}
          <Button
            size="small"
            onClick={() => {
              setQuery('')
              setOnly(null)
            }}
          >
            <Trans>모두 보기</Trans>
          </Button>
        </Row>
      ) : (
        <div className={styles.cards} role="radiogroup" aria-label={words.labels[field.path] ?? words.name}>
          {found.map((family) => (
            <FontCard
              key={family.idFontFamily}
              name={name}
              family={family}
              weight={firstWeight}
              text={sample.heading}
              isChosen={chosen?.idFontFamily === family.idFontFamily}
              isDisabled={lock !== null}
              onChoose={() => pick(family)}
            />
          ))}
        </div>
      )}
    </Stack>
  )
}
