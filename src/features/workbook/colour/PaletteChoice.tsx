import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { type PaletteOption, palettesOf } from '#model/colour/palettes.ts'
import { type ColourRole, type Colours, colourRoles, type Palette } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { StepLink } from '../sections/StepLink.tsx'
import { ColourAdvice } from './ColourAdvice.tsx'
import { ColourRow } from './ColourRow.tsx'
import styles from './PaletteChoice.module.css'
import { ProportionBar } from './ProportionBar.tsx'
import { paletteTones } from './palette-tones.ts'
import { useColours } from './useColours.ts'

/** Opens the strategy document too: its keywords decide which palette comes first. */
export default function PaletteChoice(props: QuestionProps) {
  return (
    <OtherDocument document="strategy" isAside>
      <Palettes {...props} />
    </OtherDocument>
  )
}

/**
 * Five palettes derived from the main colour; one press chooses all eight colours, then each can be changed.
 */
function Palettes({ words }: QuestionProps) {
  const { t } = useLingui()
  const { colours, choose, chooseWithUndo, lock, isBlocked } = useColours()
  const tones = useFromAnswers(paletteTones)
  const names = usePaletteWords()
  const [open, setOpen] = useState<ColourRole | null>(null)
  const { main } = colours
  if (main === null) return <NoMain />
  const palettes = palettesOf(main, { tones })
  const hintOf = (role: ColourRole) =>
    words.hints?.[guide.visual[role].path] ?? (role === 'main' ? t`가장 자주 쓰는 색` : '')

  return (
    <Stack gap={8}>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>제안 다섯 가지</Trans>
        </h2>
        <ul className={styles.cards}>
          {palettes.map(({ option, colours: offered }, i) => (
            <li key={option}>
              <PaletteCard
                option={option}
                palette={offered}
                isFitting={i === 0 && tones.length > 0}
                isOn={isSame(colours, offered)}
                isBlocked={isBlocked}
                onChoose={() => chooseWithUndo(offered, t`‘${names[option].name}’ 여덟 색을 넣었어요`)}
              />
            </li>
          ))}
        </ul>
        {lock !== null && (
          <Text tone="soft" size="small">
            {lock}
          </Text>
        )}
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>한 색씩 다듬기</Trans>
        </h2>
        <ul className={styles.rows}>
          {colourRoles.map((role) => (
            <ColourRow
              key={role}
              role={role}
              hint={hintOf(role)}
              value={colours[role]}
              placeholder={words.placeholder}
              isOpen={open === role}
              onToggle={() => setOpen(open === role ? null : role)}
              onChoose={(hex) => choose({ [role]: hex })}
              onClear={() => chooseWithUndo({ [role]: null }, t`색을 지웠어요`)}
              isBlocked={isBlocked}
            />
          ))}
        </ul>
        <ColourAdvice colours={colours} onChoose={chooseWithUndo} isBlocked={isBlocked} />
      </section>
    </Stack>
  )
}

interface CardProps {
  option: PaletteOption
  palette: Palette
  isFitting: boolean
  isOn: boolean
  isBlocked: boolean
  onChoose: () => void
}

function PaletteCard({ option, palette, isFitting, isOn, isBlocked, onChoose }: CardProps) {
  const { name, reason } = usePaletteWords()[option]
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isOn}
      aria-disabled={isBlocked || undefined}
      onClick={isOn ? undefined : onChoose}
    >
      <ProportionBar palette={palette} />
      <span className={styles.words}>
        <b>{name}</b>
        {isFitting && (
          <Tag tone="brand">
            <Trans>키워드와 어울려요</Trans>
          </Tag>
        )}
        {isOn && (
          <Tag>
            <Trans>지금 팔레트</Trans>
          </Tag>
        )}
        <span className={styles.reason}>{reason}</span>
      </span>
    </button>
  )
}

function NoMain() {
  return (
    <div className={styles.none}>
      <p>
        <Trans>메인 컬러 하나만 정하면 나머지를 제안해 드려요.</Trans>
      </p>
      <StepLink step="visual/color/main" className={buttonClass({ look: 'ink' })}>
        <Trans>메인 컬러 고르기</Trans>
      </StepLink>
    </div>
  )
}

function isSame(colours: Colours, palette: Palette): boolean {
  return colourRoles.every((role) => colours[role] === palette[role])
}

/** Name of each kind of palette, and a sentence on when to choose it. */
function usePaletteWords(): Readonly<Record<PaletteOption, { name: string; reason: string }>> {
  const { t } = useLingui()
  return {
    near: { name: t`같은 결`, reason: t`메인 컬러와 이웃한 색으로 이어져 따뜻하고 자연스러워요.` },
    facing: { name: t`마주 보기`, reason: t`반대편 색이 맞서서 생기가 있고 눈에 잘 띄어요.` },
    split: { name: t`세 갈래`, reason: t`서로 떨어진 세 색이라 새롭고 또렷해요.` },
    single: { name: t`한 빛깔`, reason: t`한 색의 짙고 옅음만 써서 단정하고 믿음직해요.` },
    calm: { name: t`차분한 바탕`, reason: t`조용한 색이 받쳐 주어 사진과 제품이 먼저 보여요.` },
  }
}
