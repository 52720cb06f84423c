import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import styles from './QuestFrame.module.css'
import { QuestProgress } from './QuestProgress.tsx'
import { firstSteps, resultStep, stepAfter, stepBefore } from './quest-fields.ts'

interface Props {
  step: number
  title: ReactNode
  note?: ReactNode
  isAnswered: boolean
  /** Called when the user goes on; false where the answer has to be changed first. */
  onLeave?: () => boolean
  /** The brand being born. */
  beside: ReactNode
  children: ReactNode
}

/** One question with its progress, the way on and back, and the brand beside it. Enter goes on. */
export function QuestFrame({ step, title, note, isAnswered, onLeave, beside, children }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const next = stepAfter(step)
  useFocusAfterStep(step)
  function goOn(): void {
    void navigate({ to: '/quest/$step', params: { step: String(next) } })
  }
  function submit(): void {
    if (onLeave?.() !== false) goOn()
  }
  return (
    <div className={styles.quest}>
      <Form className={styles.question} onSubmit={submit}>
        {firstSteps.includes(step) && <QuestProgress step={step} />}
        <PageHead title={title} note={note} />
        {children}
        <div className={styles.actions}>
          <Link
            to="/quest/$step"
            params={{ step: String(stepBefore(step)) }}
            className={buttonClass({ look: 'quiet' })}
          >
            <Icon of={ArrowLeft} />
            <Trans>이전</Trans>
          </Link>
          <span className={styles.on}>
            {!isAnswered && (
              <Button look="quiet" onClick={goOn}>
                <Trans>건너뛰기</Trans>
              </Button>
            )}
            <Button type="submit" look="ink" size="large" end={<Icon of={ArrowRight} />}>
              {next === resultStep ? <Trans>결과 보기</Trans> : <Trans>다음</Trans>}
            </Button>
          </span>
        </div>
        <p className={styles.note}>
          <Trans>쓴 답은 바로 저장돼요.</Trans>{' '}
          <Link to="/brand" className={linkClass}>
            <Trans>나중에 하고 홈으로</Trans>
          </Link>
        </p>
      </Form>
      <aside className={styles.beside} aria-label={t`태어나는 브랜드`}>
        {beside}
      </aside>
    </div>
  )
}
