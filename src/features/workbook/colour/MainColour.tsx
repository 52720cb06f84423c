import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import { contrastOf, labelOn, paper, ratioText, verdictOf } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { kindOf } from '#model/colour/palettes.ts'
import { guide } from '#model/documents/guide.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { ColourChart } from './ColourChart.tsx'
import { ColourEditor, exampleColour } from './ColourEditor.tsx'
import { ColourSliders } from './ColourSliders.tsx'
import { FromImage } from './FromImage.tsx'
import styles from './MainColour.module.css'
import { useColours } from './useColours.ts'

type Way = 'chart' | 'sliders' | 'image'

/** Chooses the main colour: typed, from the chart, by sliders, or from an image. */
export default function MainColour({ words }: QuestionProps) {
  const { t } = useLingui()
  const { colours, choose, chooseWithUndo, lock, isBlocked } = useColours()
  const [preview, setPreview] = useState<Hex | null>(null)
  const [way, setWay] = useState<Way | null>(null)
  const problem = useProblem(guide.visual.main.path)
  const { main } = colours
  const shown = preview ?? main
  const chooseMain = (hex: Hex) => choose({ main: hex })

  return (
    <Stack gap={4}>
      <Field hex={shown} />
      <ColourEditor
        label={words.labels[guide.visual.main.path] ?? words.name}
        value={shown}
        onChoose={chooseMain}
        placeholder={words.placeholder || exampleColour}
        isBlocked={isBlocked}
        error={problem}
      />
      <ConflictNotice field={guide.visual.main} say={(hex) => hex} onSwap={chooseMain} />
      <Tabs<Way>
        label={t`색을 고르는 방법`}
        value={way ?? (main === null ? 'chart' : 'sliders')}
        onChoose={setWay}
        tabs={[
          {
            id: 'chart',
            label: t`색표에서`,
            content: <ColourChart value={main} onChoose={chooseMain} isBlocked={isBlocked} />,
          },
          {
            id: 'sliders',
            label: t`조절해서`,
            content: (
              <ColourSliders
                value={main ?? exampleColour}
                onPreview={setPreview}
                onChoose={chooseMain}
                isBlocked={isBlocked}
              />
            ),
          },
          {
            id: 'image',
            label: t`로고나 사진에서`,
            content: (
              <FromImage
                value={main}
                onChoose={chooseMain}
                onChoosePalette={(made) => chooseWithUndo(made.colours, t`그림에서 찾은 여덟 색을 넣었어요`)}
                isBlocked={isBlocked}
              />
            ),
          },
        ]}
      />
      <div className={styles.foot}>
        {lock !== null && (
          <Text tone="soft" size="small">
            {lock}
          </Text>
        )}
        {main !== null && !isBlocked && (
          <Button
            look="quiet"
            size="small"
            hangs="start"
            onClick={() => chooseWithUndo({ main: null }, t`메인 컬러를 지웠어요`)}
          >
            <Trans>고른 색 지우기</Trans>
          </Button>
        )}
      </div>
    </Stack>
  )
}

/** A large field in the colour, with a text on what the colour is suited for. */
function Field({ hex }: { hex: Hex | null }) {
  if (hex === null) {
    return (
      <div className={styles.field} data-empty>
        <p>
          <Trans>색을 고르면 이 자리가 그 색으로 채워져요</Trans>
        </p>
      </div>
    )
  }
  const label = labelOn(hex)
  const onLabel = contrastOf(label, hex)
  const look = { '--shown': hex, '--on-shown': label } as CSSProperties
  return (
    <div className={styles.field} style={look}>
      <p className={styles.hex}>{hex}</p>
      <p className={styles.fit} data-plate={verdictOf(onLabel) !== 'text' || undefined}>
        <Fitness hex={hex} label={label} ratio={ratioText(onLabel)} />
      </p>
    </div>
  )
}

function Fitness({ hex, label, ratio }: { hex: Hex; label: Hex; ratio: string }) {
  const isText = verdictOf(contrastOf(label, hex)) === 'text'
  const kind = kindOf(hex)
  if (contrastOf(hex, paper) < 1.6) {
    return <Trans>아주 밝은 색이에요. 넓은 면에 쓰고, 글자와 아이콘은 더 짙은 색이 맡아요.</Trans>
  }
  if (!isText) return <Trans>이 색 위의 글자는 받침을 깔아야 잘 읽혀요. 명암비 {ratio}</Trans>
  if (kind === 'dark') return <Trans>짙은 색이라 글자와 바닥글에도 알맞아요. 명암비 {ratio}</Trans>
  if (label === '#FFFFFF') return <Trans>흰 글자가 잘 읽히는 색이에요. 명암비 {ratio}</Trans>
  return <Trans>검은 글자가 잘 읽히는 색이에요. 명암비 {ratio}</Trans>
}
