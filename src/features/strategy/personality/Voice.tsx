import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { labelOf } from '#kits/words/labels.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { balances } from '#model/options/scales.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { ScaleMark } from '#ui/charts/ScaleMark.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { EmptyPart } from '../texts/EmptyPart.tsx'
import { LinkedText } from '../texts/LinkedText.tsx'
import { useScaleWords } from '../texts/useScaleWords.ts'
import styles from './Voice.module.css'

const { personality } = strategy
const { individuality, voiceTone, attention } = personality
const character = 'strategy/personality/voice/individuality'
const tone = 'strategy/personality/voice/tone'

/** The brand as a person: character, scales, voice and what it never says. */
export function Voice() {
  const answers = useAnswers()
  const scaleWords = useScaleWords()
  const read = ({ path }: { path: string }) => textOf(answers, path).trim()
  const scores = balances.map((balance) => {
    const value = answers[personality[balance].path]
    return { balance, value: typeof value === 'number' ? value : null }
  })
  const texts = [individuality, voiceTone, attention]
  if (texts.every((field) => read(field) === '') && scores.every(({ value }) => value === null)) {
    return (
      <EmptyPart step={character} action={<Trans>한 사람으로 그려 보기</Trans>}>
        <Trans>우리 브랜드가 사람이라면 어떤 사람인지, 어떻게 말하는지가 여기에 모여요.</Trans>
      </EmptyPart>
    )
  }
  return (
    <Stack gap={8}>
      <p className={styles.person}>
        <LinkedText
          text={read(individuality)}
          label={labelOf(individuality.path)}
          step={character}
          field={individuality.path}
        />
      </p>
      <ul className={styles.balances}>
        {scores.map(({ balance, value }) => {
          const { name, low, high, label } = scaleWords(balance, value)
          return (
            <li key={balance}>
              <Link
                to="/work-book/$"
                params={stepParams(character)}
                hash={personality[balance].path}
                className={styles.balance}
              >
                <span className={styles.name} aria-hidden>
                  {name}
                </span>
                <ScaleMark low={low} high={high} value={value} label={label} />
              </Link>
            </li>
          )
        })}
      </ul>
      <div className={styles.talk}>
        <Side isDo title={<Trans>이렇게 말해요</Trans>}>
          <LinkedText
            text={read(voiceTone)}
            label={labelOf(voiceTone.path)}
            step={tone}
            field={voiceTone.path}
          />
        </Side>
        <Side title={<Trans>이런 말은 쓰지 않아요</Trans>}>
          <LinkedText
            text={read(attention)}
            label={labelOf(attention.path)}
            step={tone}
            field={attention.path}
          />
        </Side>
      </div>
    </Stack>
  )
}

function Side({ isDo, title, children }: { isDo?: boolean; title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.side} data-do={isDo || undefined}>
      <h3>
        <Icon of={isDo ? Check : X} size="small" />
        {title}
      </h3>
      <p>{children}</p>
    </section>
  )
}
