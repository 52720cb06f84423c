import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { faceOf, styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type FontSample, fontSampleOf } from '#model/typography/font-sample.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import type { FontRole } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import type { QuestionProps } from '../answers/question-props.ts'
import { useFinalise } from '../answers/useFinalise.ts'
import styles from './Fonts.module.css'
import { useFontWords } from './useFontWords.ts'

const { visual } = guide
const roles: readonly { role: FontRole; step: string }[] = [
  { role: 'korMain', step: 'visual/typography/kor-main' },
  { role: 'korSub', step: 'visual/typography/kor-sub' },
  { role: 'engMain', step: 'visual/typography/eng-main' },
  { role: 'engSub', step: 'visual/typography/eng-sub' },
]

/** The four fonts in real sentences, and the button that finalises them. */
export default function FontSummary(_: QuestionProps) {
  const { t } = useLingui()
  const answers = useAnswers()
  const [korMain] = useValue(visual.korMain)
  const [korSub] = useValue(visual.korSub)
  const [engMain] = useValue(visual.engMain)
  const [engSub] = useValue(visual.engSub)
  const seen = korMain && korSub && engMain && engSub ? { korMain, korSub, engMain, engSub } : null
  const { state, refusal, reopenRefusal, finalise, reopen } = useFinalise('typography', seen)
  const steps = contentOf('workbook').steps
  const act = async (work: () => Promise<boolean>, done: string) => {
    const isDone = await work()
    showToast(
      isDone
        ? { tone: 'success', text: done }
        : { tone: 'error', text: t`저장하지 못했어요. 다시 눌러 주세요.` },
    )
  }
  const decide: Action = {
    id: 'finalise',
    label: msg`이 네 가지로 정하기`,
    icon: Check,
    disabledReason: refusal ?? undefined,
    run: () => void act(finalise, t`네 가지 글꼴로 정했어요`),
  }
  useScreenActions(state === 'open' ? [decide] : [])
  return (
    <>
      <div className={styles.four}>
        {roles.map(({ role, step }) => (
          <RoleFont
            key={role}
            role={role}
            step={step}
            words={steps[step]}
            sample={fontSampleOf(role, answers)}
          />
        ))}
      </div>
      {state === 'open' ? (
        <div>
          <ActionButton action={decide} look="ink" />
        </div>
      ) : (
        <div className={styles.finalised} role="status">
          <Icon of={Check} />
          <span>
            {state === 'queued' ? (
              <Trans>정했어요. 연결되면 팀에도 알려요.</Trans>
            ) : (
              <Trans>네 가지 글꼴로 정했어요. 하나라도 바꾸면 다시 정하게 돼요.</Trans>
            )}
          </span>
          <Button
            look="quiet"
            size="small"
            disabledReason={reopenRefusal ?? undefined}
            onClick={() => void act(reopen, t`다시 고를 수 있게 열었어요`)}
          >
            <Trans>다시 열기</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

interface RoleFontProps {
  role: FontRole
  step: string
  words: { readonly name: string } | undefined
  sample: FontSample
}

function RoleFont({ role, step, words, sample }: RoleFontProps) {
  const [choice] = useValue(visual[role])
  const { nameOf, weightWord } = useFontWords()
  const face = faceOf(choice)
  useFont(face, `${sample.heading}${sample.body}`)
  const isHeading = role.endsWith('Main')
  const look = styleOf(face)
  const name = words?.name ?? ''
  return (
    <section className={styles.role}>
      <header>
        <span>{name}</span>
        <Link to="/work-book/$" params={stepParams(step)} className={linkClass}>
          {face ? `${nameOf(face.family)} · ${weightWord(face.weight)}` : <Trans>{name} 고르기</Trans>}
        </Link>
      </header>
      {face && (
        <p className={isHeading ? styles.heading : styles.body} style={look} lang={face.family.language}>
          {isHeading ? sample.heading : sample.body}
        </p>
      )}
    </section>
  )
}
