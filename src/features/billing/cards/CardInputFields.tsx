import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import styles from './Cards.module.css'
import type { CardFault, CardField } from './card-form.ts'
import { businessShape, expiryShape, numberShape, plainShape } from './card-input.ts'
import { DigitsField } from './DigitsField.tsx'
import { type CardInputsState, type CardTextField, fieldOf } from './useCardInputs.ts'

const cvcShape = plainShape(3)
const birthShape = plainShape(6)
const passwordShape = plainShape(2)

interface Props {
  inputs: CardInputsState
  /** Whether the number gets the focus of the dialog that the form is in. */
  isFirst?: boolean
  /** Stands before the consent. */
  children?: ReactNode
}

/** The fields of a card, for a form of two columns. */
export function CardInputFields({ inputs, isFirst, children }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const agency = useProviders()?.paymentAgency ?? null
  const { isCompany, isAgreed, faults, failure } = inputs

  function errorOf(field: CardField): string | undefined {
    const fault = faults[field]
    if (fault) return faultWords(field, fault)
    if (!failure || fieldOf(failure) !== field) return undefined
    const named = failure.details.find((detail) => detail.field.endsWith(field))
    return failureWords(failure, named?.field)
  }

  function faultWords(field: CardField, fault: CardFault): string {
    switch (field) {
      case 'number':
        return t`카드 번호 항목의 값이 유효하지 않습니다.`
      case 'expireDate':
        return fault === 'past' ? t`유효기간이 지난 카드예요.` : t`유효기간을 월/연도 네 자리로 적어 주세요.`
      case 'cvc':
        return t`카드 뒷면의 세 자리 숫자를 적어 주세요.`
      case 'birth':
        if (!isCompany) return t`생년월일을 여섯 자리로 적어 주세요.`
        return fault === 'wrongCheck'
          ? t`사업자번호가 맞지 않아요. 숫자를 확인해 주세요.`
          : t`사업자번호 열 자리를 적어 주세요.`
      case 'pw2Digit':
        return t`카드 비밀번호의 앞 두 자리를 적어 주세요.`
      case 'agreed':
        return t`동의해야 카드를 등록할 수 있어요.`
    }
  }

  const common = (field: CardTextField) => ({ 'data-card-field': field, error: errorOf(field) })
  return (
    <>
      <div className={styles.wide}>
        <Segmented
          label={t`카드 종류`}
          options={[
            { value: 'person', label: t`개인` },
            { value: 'company', label: t`법인` },
          ]}
          value={isCompany ? 'company' : 'person'}
          onChoose={(kind) => inputs.chooseCompany(kind === 'company')}
        />
      </div>
      <DigitsField
        {...common('number')}
        className={styles.wide}
        label={t`카드 번호`}
        shape={numberShape}
        autoComplete="cc-number"
        data-autofocus={isFirst || undefined}
      />
      <DigitsField
        {...common('expireDate')}
        label={t`유효기간`}
        shape={expiryShape}
        placeholder={t`MM/YY`}
        autoComplete="cc-exp"
      />
      <DigitsField {...common('cvc')} label={t`CVC`} shape={cvcShape} type="password" autoComplete="cc-csc" />
      <DigitsField
        key={isCompany ? 'company' : 'person'}
        {...common('birth')}
        label={isCompany ? t`사업자번호` : t`생년월일`}
        hint={isCompany ? t`숫자 열 자리` : t`주민등록번호 앞 여섯 자리`}
        shape={isCompany ? businessShape : birthShape}
        autoComplete="off"
      />
      <DigitsField
        {...common('pw2Digit')}
        label={t`비밀번호 앞 2자리`}
        shape={passwordShape}
        type="password"
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
      {children}
      <div className={styles.wide}>
        <Checkbox
          data-card-field="agreed"
          checked={isAgreed}
          onCheck={inputs.agree}
          aria-invalid={faults.agreed !== undefined || undefined}
          hint={<Trans>번호와 비밀번호는 등록할 때 한 번만 보내고 저장하지 않아요.</Trans>}
        >
          {agency === null ? (
            <Trans>카드 정보를 결제 대행사에 보내 등록하고, 다음 결제부터 이 카드를 쓰는 데 동의해요.</Trans>
          ) : (
            <Trans>
              카드 정보를 결제 대행사 {agency}에 보내 등록하고, 다음 결제부터 이 카드를 쓰는 데 동의해요.
            </Trans>
          )}
        </Checkbox>
        {faults.agreed && (
          <p className={styles.error} role="alert">
            {errorOf('agreed')}
          </p>
        )}
      </div>
    </>
  )
}
