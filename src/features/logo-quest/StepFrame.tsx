import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { lastBriefStep } from '#model/logo/logo-brief.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './LogoQuest.module.css'

interface Props {
  step: number
  /** Called when the user goes on; false where the answer has to be changed first. */
  onLeave?: () => boolean
  children: ReactNode
}

const route = '/brand/setting/logoquest/{-$step}'

/** The answer of a question with the way on and back. Enter goes on. */
export function StepFrame({ step, onLeave, children }: Props) {
  const navigate = useNavigate()
  function submit(): void {
    if (onLeave?.() === false) return
    void navigate({ to: route, params: { step: step === lastBriefStep ? 'success' : String(step + 1) } })
  }
  return (
    <Form className={styles.step} onSubmit={submit}>
      {children}
      <div className={styles.actions}>
        {step > 0 && (
          <Link to={route} params={{ step: String(step - 1) }} className={buttonClass({ look: 'quiet' })}>
            <Icon of={ArrowLeft} />
            <Trans>이전</Trans>
          </Link>
        )}
        <Button type="submit" look="ink" size="large" className={styles.on} end={<Icon of={ArrowRight} />}>
          {step === lastBriefStep ? <Trans>의뢰서 보기</Trans> : <Trans>다음</Trans>}
        </Button>
      </div>
      <p className={styles.note}>
        <Trans>쓴 답은 이 기기에 바로 저장되고, 주문할 때 디자이너에게 보내요.</Trans>{' '}
        <Link to={route} params={{ step: 'success' }} className={linkClass}>
          <Trans>의뢰서로 건너뛰기</Trans>
        </Link>
      </p>
    </Form>
  )
}
