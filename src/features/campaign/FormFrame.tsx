import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode, RefObject } from 'react'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Form } from '#ui/controls/Form.tsx'
import { StepProgress } from '#ui/feedback/StepProgress.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from './CampaignForm.module.css'

interface Props {
  step: number
  title: ReactNode
  note: ReactNode
  form: RefObject<HTMLFormElement | null>
  onGoOn: () => void
  /** The button that goes on. */
  end: ReactNode
  children: ReactNode
}

const steps = 3

/** One step of the form with its progress, and the way on and back. */
export function FormFrame({ step, title, note, form, onGoOn, end, children }: Props) {
  const number = step + 1
  return (
    <Form ref={form} className={styles.form} onSubmit={onGoOn}>
      <StepProgress step={number} steps={steps}>
        <Trans>
          {steps}단계 중 {number}단계
        </Trans>
      </StepProgress>
      <PageHead title={title} note={note} />
      {children}
      <div className={styles.actions}>
        {step === 0 ? (
          <a href={siteAddressHere('/event')} className={buttonClass({ look: 'quiet' })}>
            <Icon of={ArrowLeft} />
            <Trans>지원 내용 보기</Trans>
          </a>
        ) : (
          <Link
            to="/quest/event/$step"
            params={{ step: String(step - 1) }}
            className={buttonClass({ look: 'quiet' })}
          >
            <Icon of={ArrowLeft} />
            <Trans>이전</Trans>
          </Link>
        )}
        {end}
      </div>
    </Form>
  )
}
