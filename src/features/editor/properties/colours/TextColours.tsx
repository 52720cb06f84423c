import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type * as Y from 'yjs'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEdit, useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { markRange } from '#features/editor/text/useRunMarks.ts'
import { writtenRange } from '#features/editor/text/written-range.ts'
import { enoughForText } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import type { Colour, TextLayer } from '#scene/body/body.ts'
import { contrastOn, isOutsideBrand, nearestSlot, plainHex } from '#scene/colour/brand-distance.ts'
import type { ScenePalette } from '#scene/colour/palette.ts'
import { filledWords } from '#scene/slots/fill-words.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { commonOf, mixed } from '../fields/common.ts'
import { FieldGroup, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { unlocked } from '../fields/layer-values.ts'
import { useInspection } from '../inspect/InspectionProvider.tsx'
import { slotColour } from './brand-roles.ts'
import { ColourField } from './ColourField.tsx'
import styles from './Colours.module.css'
import { Outside } from './Outside.tsx'
import { TintsOf } from './TintsOf.tsx'
import { type ColourRun, colourRuns, replaceRunColour, writeTextColour } from './text-runs.ts'
import { useColourWords } from './useColourWords.ts'
import { usePalette } from './usePalette.ts'

/** The colour of texts, or of the letters that are selected in the one that is written in; of one text each of its colours, with how well it can be read where it is. */
export function TextColours({ texts }: { texts: readonly TextLayer[] }) {
  const { t } = useLingui()
  const free = unlocked(texts, 'style')
  const palette = usePalette()
  const inspection = useInspection()
  const [only] = texts
  const inks = only && inspection.texts.get(only.id)?.inks
  const runs = texts.length === 1 && only ? colourRuns(only) : []
  const range = useWatched(writtenRange(useEditorState()))
  const isOfRange = texts.length === 1 && range?.key === only?.id
  const write = (doc: Y.Doc, colour: Colour) => {
    if (range && isOfRange && free.length > 0) markRange(doc, range, { fill: colour })
    else writeTextColour(doc, free, colour)
  }
  const colours = texts.flatMap((text) => colourRuns(text).map(({ colour }) => colour))
  const value = colours.length === 0 ? (only?.fill ?? null) : commonOf(colours, (colour) => colour)
  return (
    <>
      <FieldGroup
        title={t`컬러`}
        locked={free.length === 0 && <Trans>모양이 잠겨 있어요. 잠금을 풀면 색을 바꿀 수 있어요.</Trans>}
      >
        <ColourField
          label={t`글자색`}
          value={value}
          shown={value === mixed || value === null ? undefined : shownHex(value, palette, inks)}
          onChange={write}
        />
        {only && runs.length > 0 && (
          <div className={styles.runs}>
            {runs.map((run) => (
              <RunRow key={run.colour} text={only} run={run} isLocked={free.length === 0} />
            ))}
          </div>
        )}
      </FieldGroup>
      <TintsOf value={value === mixed ? null : value} isLocked={free.length === 0} onChange={write} />
    </>
  )
}

/** A colour that depends on its ground as it is drawn there; any other one as it was chosen. */
function shownHex(colour: Colour, palette: ScenePalette, inks: ReadonlyMap<Colour, Hex> | undefined): Hex {
  const chosen = plainHex(colour, palette)
  return /\.(on|text)\}$/.test(colour) ? (inks?.get(colour) ?? chosen) : chosen
}

function RunRow({ text, run, isLocked }: { text: TextLayer; run: ColourRun; isLocked: boolean }) {
  const { t } = useLingui()
  const edit = useEdit()
  const palette = usePalette()
  const { nameOf, slots } = useColourWords()
  const facts = useInspection().texts.get(text.id)
  const isReadOnly = useIsReadOnly()
  const { dress } = useShown().dress
  const { colour } = run
  const words = filledWords(run.words, dress.words)
  const hex = shownHex(colour, palette, facts?.inks)
  const isOutside = isOutsideBrand(colour, palette)
  const contrast = facts ? contrastOn(hex, facts.standing) : null
  const name = nameOf(colour)
  const ratio = contrast === null ? '' : contrast.toFixed(1)
  const isLow = contrast !== null && contrast < enoughForText
  const nearest = nearestSlot(hex, palette)
  const wanted = slots[nearest]
  return (
    <div className={styles.run}>
      <span className={styles.swatch} style={{ background: hex }} />
      <span className={styles.runWords}>
        <b>{words}</b>
        <small>{ratio === '' ? name : t`${name} · 대비 ${ratio}`}</small>
      </span>
      {isOutside ? (
        <Outside />
      ) : isLow ? (
        <Text as="span" tone="soft" size="small" className={styles.fine}>
          <Icon of={TriangleAlert} size="small" />
          <Trans>낮은 대비</Trans>
        </Text>
      ) : (
        <Text as="span" tone="soft" size="small" className={styles.fine}>
          <Icon of={Check} size="small" />
          <Trans>읽기 좋음</Trans>
        </Text>
      )}
      {isLow && (
        <Text tone="soft" size="small" className={styles.wholeLine}>
          <Trans>읽기 어려워서 더 뚜렷한 색으로 보여요.</Trans>
        </Text>
      )}
      {isOutside && !isLocked && !isReadOnly && (
        <Button
          size="small"
          isBlock
          className={styles.wholeLine ?? ''}
          icon={<i className={styles.small} style={{ background: palette[nearest] }} />}
          onClick={() => edit((doc) => replaceRunColour(doc, text, colour, slotColour(nearest)))}
        >
          <Trans>브랜드 컬러로 고치기 · {wanted}</Trans>
        </Button>
      )}
    </div>
  )
}
