import { Trans, useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { handoverLimits } from '#model/site/handover.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import styles from './FirstAnswers.module.css'

/**
 * Three questions of the quest and the workbook. `src/site/client/landing.ts` writes the guide beside them and takes the
 * answers along; without a script the button leads to the first question. The fields have no names, so that no answer gets
 * into an address.
 */
export function FirstAnswers() {
  const { t } = useLingui()
  return (
    <form action={appAddresses.start} className={styles.form} noValidate data-part="first-answers">
      <fieldset>
        <legend>
          <Trans>한 줄만 써 보세요. 가이드가 함께 쓰여요.</Trans>
        </legend>
        <Row
          answer="name"
          label={<Trans>브랜드 이름</Trans>}
          placeholder={t`예: 온기`}
          autoComplete="organization"
          enterKeyHint="next"
        />
        <Row
          answer="service"
          label={<Trans>파는 것, 하는 일</Trans>}
          placeholder={t`예: 밥그릇, 접시`}
          enterKeyHint="next"
        />
        <Row
          answer="target"
          label={<Trans>자주 찾는 손님</Trans>}
          placeholder={t`예: 혼자서도 잘 차려 먹고 싶은 사람`}
          enterKeyHint="go"
        />
      </fieldset>
      <p className={styles.line} data-if="purpose" hidden>
        <span data-fill="purpose" />
      </p>
      <div className={styles.actions}>
        <button type="submit" className={buttonClass({ look: 'ink', size: 'large' })}>
          <span data-unless="name">
            <Trans>무료로 시작하기</Trans>
          </span>
          <span data-if="name" hidden>
            <Trans>이어서 쓰기</Trans>
          </span>
          <Icon of={ArrowRight} />
        </button>
        <p className={styles.note}>
          <Trans>가입하지 않아도 돼요. 쓴 답은 가입할 때 그대로 옮겨져요.</Trans>{' '}
          <a href="#introduction" className={linkClass}>
            <Trans>어떻게 쓰는지 보기</Trans>
          </a>
        </p>
      </div>
    </form>
  )
}

interface RowProps {
  answer: keyof typeof handoverLimits
  label: ReactNode
  placeholder: string
  autoComplete?: string
  enterKeyHint: 'next' | 'go'
}

function Row({ answer, label, autoComplete = 'off', ...rest }: RowProps) {
  const id = `first-${answer}`
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={handoverLimits[answer]}
        autoComplete={autoComplete}
        data-answer={answer}
        {...rest}
      />
    </div>
  )
}
