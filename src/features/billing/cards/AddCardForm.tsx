import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addPayMethod } from '#contract/payment.ts'
import { useProviders } from '#device/providers/useProviders.ts'
import { type Failure, rest } from '#device/rest/rest.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { refuseComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { type PayMethod, reloadCards } from '../billing-reads.ts'
import { SandboxNumbers } from '../sandbox/SandboxNumbers.tsx'
import styles from './Cards.module.css'
import {
  type CardFault,
  type CardFaults,
  type CardField,
  type CardInputs,
  cardFields,
  readCardForm,
} from './card-form.ts'
import { businessShape, expiryShape, numberShape, plainShape } from './card-input.ts'
import { DigitsField } from './DigitsField.tsx'

interface Props {
  idBrand: number
  onCancel: () => void
  onAdded: (card: PayMethod) => void
}

type TextFieldName = Exclude<CardField, 'agreed'>

const cvcShape = plainShape(3)
const birthShape = plainShape(6)
const passwordShape = plainShape(2)

/**
 * Registers a card. What is typed is in the inputs alone: it is sent once, stored nowhere, and cleared when the page leaves
 * or comes back out of the browser's memory.
 */
export function AddCardForm({ idBrand, onCancel, onAdded }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const isSandbox = useProviders()?.payments === 'sandbox'
  const form = useRef<HTMLFormElement>(null)
  const [isCompany, setIsCompany] = useState(true)
  const [isAgreed, setIsAgreed] = useState(false)
  const [faults, setFaults] = useState<CardFaults>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useClearedForm(form)

  function inputOf(field: CardField): HTMLInputElement | null {
    return form.current?.querySelector<HTMLInputElement>(`[data-card-field="${field}"]`) ?? null
  }

  function readInputs(): CardInputs {
    const textOf = (field: TextFieldName) => inputOf(field)?.value ?? ''
    const texts = {
      number: textOf('number'),
      expireDate: textOf('expireDate'),
      cvc: textOf('cvc'),
      birth: textOf('birth'),
      pw2Digit: textOf('pw2Digit'),
    }
    return { texts, isCompany, isAgreed }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || onlineReason !== undefined) return
    const read = readCardForm(readInputs(), Date.now())
    setFailure(null)
    setFaults(read.ok ? {} : read.faults)
    if (!read.ok) {
      inputOf(cardFields.find((field) => read.faults[field]) ?? 'number')?.focus()
      return
    }
    setIsBusy(true)
    const result = await rest(addPayMethod, { body: read.body }, { idBrand })
    clear(['cvc', 'pw2Digit'])
    if (!result.ok) {
      setIsBusy(false)
      setFailure(result)
      inputOf(fieldOf(result) ?? 'number')?.focus()
      return
    }
    clear(['number', 'expireDate', 'birth'])
    await reloadCards(idBrand)
    showToast({ tone: 'success', text: t`카드를 등록했어요` })
    onAdded(result.answer)
  }

  function clear(fields: readonly TextFieldName[]): void {
    for (const field of fields) {
      const input = inputOf(field)
      if (input) input.value = ''
    }
  }

  function errorOf(field: CardField): string | undefined {
    const fault = faults[field]
    if (fault) return faultWords(field, fault)
    return failure && fieldOf(failure) === field ? failureWords(failure, field) : undefined
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

  const common = (field: TextFieldName) => ({ 'data-card-field': field, error: errorOf(field) })
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      autoComplete="on"
      onSubmit={submit}
      onKeyDown={refuseComposing}
    >
      {isSandbox && <SandboxNumbers />}
      {failure && fieldOf(failure) === null && (
        <Banner tone="danger" look="box">
          {failureWords(failure)}
        </Banner>
      )}
      <Segmented
        label={t`카드 종류`}
        options={[
          { value: 'company', label: t`법인` },
          { value: 'person', label: t`개인` },
        ]}
        value={isCompany ? 'company' : 'person'}
        onChoose={(kind) => {
          setIsCompany(kind === 'company')
          setFaults({})
          clear(['birth'])
        }}
      />
      <DigitsField
        {...common('number')}
        className={styles.wide}
        label={t`카드 번호`}
        shape={numberShape}
        autoComplete="cc-number"
        data-autofocus
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
      <div className={styles.wide}>
        <Checkbox
          data-card-field="agreed"
          checked={isAgreed}
          onCheck={setIsAgreed}
          aria-invalid={faults.agreed !== undefined || undefined}
          hint={<Trans>번호와 비밀번호는 등록할 때 한 번만 보내고 저장하지 않아요.</Trans>}
        >
          <Trans>카드 정보를 결제 대행사에 보내 등록하고, 다음 결제부터 이 카드를 쓰는 데 동의해요.</Trans>
        </Checkbox>
        {faults.agreed && (
          <p className={styles.error} role="alert">
            {errorOf('agreed')}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>
          <Trans>취소</Trans>
        </Button>
        <Button look="ink" type="submit" disabledReason={onlineReason} disabled={isBusy}>
          {isBusy ? <Trans>등록하고 있어요</Trans> : <Trans>카드 등록하기</Trans>}
        </Button>
      </div>
    </form>
  )
}

/** Which input a refusal is about; null: none of them. */
function fieldOf({ details }: Failure): CardField | null {
  return cardFields.find((field) => details.some((detail) => detail.field === field)) ?? null
}

function useClearedForm(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const clear = () => form.current?.reset()
    addEventListener('pagehide', clear)
    addEventListener('pageshow', clear)
    return () => {
      removeEventListener('pagehide', clear)
      removeEventListener('pageshow', clear)
    }
  }, [form])
}
