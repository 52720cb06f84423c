import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { Session } from '#engine/identity/session.ts'
import { useBrands } from '#engine/store/brands.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import type { Me } from '#kits/account/me.ts'
import { askProvider } from '#kits/account/providers/ask-provider.ts'
import { isProvider } from '#kits/account/providers/attempt.ts'
import type { Proof } from '#kits/account/providers/proof.ts'
import { useSocialWords } from '#kits/account/providers/useSocialWords.ts'
import { useUnsent } from '#kits/account/useUnsent.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showLoading } from '#ui/overlays/loading.ts'
import { Text } from '#ui/Text.tsx'
import { OwnPassword } from '../rows/OwnPassword.tsx'
import { askWithdraw, type LeaveReason, leaveReasons } from './me-calls.ts'
import styles from './Setting.module.css'
import { WithdrawalSummary } from './WithdrawalSummary.tsx'
import { planWithdrawal } from './withdrawal.ts'

interface Props {
  session: Session
  /** Null while loading: then a password is assumed, as most accounts have one. */
  me: Me | null
  /** Result of a renewed sign-in for which this page had to be left. */
  proof: Proof | null
  onClose: () => void
}

/** Closes the account: what is deleted, the reason, and a proof of identity. */
export default function WithdrawDialog({ session, me, proof, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { history } = useRouter()
  const offline = useOnlineReason()
  const failureWords = useFailureWords()
  const socialWords = useSocialWords()
  const brands = useBrands()
  const hasPassword = me?.hasPassword ?? proof === null
  const plan = planWithdrawal(brands ?? [])
  const [reason, setReason] = useState(leaveReasons.find((one) => one === proof?.carried) ?? null)
  const [password, setPassword] = useState('')
  const [snsCode, setSnsCode] = useState(proof?.result.ok ? proof.result.answer.snsCode : null)
  const [isSure, setIsSure] = useState(proof !== null)
  const [refusal, setRefusal] = useState<{ at: 'password' | 'form'; text: string } | undefined>(
    proof && !proof.result.ok && proof.result.code !== 'SNS_CANCELLED'
      ? { at: 'form', text: socialWords(proof.result) }
      : undefined,
  )
  const [isBusy, setIsBusy] = useState(false)
  // Counting stops during the removal: reading a deleted database would create it again.
  const unsent = useUnsent(isBusy ? null : session.idAccount)
  const isSubscribed = plan.subscribed.length > 0

  async function withdraw(): Promise<void> {
    if (missing !== undefined || reason === null) return
    setIsBusy(true)
    const proven = hasPassword ? { password } : snsCode !== null ? { snsCode } : await proveByProvider(reason)
    if (!proven) return setIsBusy(false)
    const result = await askWithdraw({ email: session.email, leaveReason: reason, ...proven })
    if (!result.ok) {
      setIsBusy(false)
      setSnsCode(null)
      const at = result.code === 'WRONG_PASSWORD' ? 'password' : 'form'
      return setRefusal({ at, text: failureWords(result, at === 'password' ? 'password' : undefined) })
    }
    showLoading({
      title: t`탈퇴하는 중이에요`,
      message: t`이 기기에 저장된 브랜드 사본을 지우고 있어요.`,
    })
    const { leaveDevice } = await import('#kits/account/leave-device.ts')
    await leaveDevice({ isEnded: true })
    location.assign('/')
  }

  /**
   * Proves the identity without a password, by a renewed sign-in with a provider. Has to be called in a click
   * handler, because it opens a popup.
   */
  async function proveByProvider(carried: LeaveReason): Promise<{ snsCode: string } | null> {
    const provider = me?.logins[0]?.snsType.toLowerCase() ?? ''
    if (!isProvider(provider)) return null
    const outcome = await askProvider(provider, 'confirm', {
      redirectUrl: history.location.pathname,
      carried,
    })
    if (outcome.kind !== 'answered') return null
    const { result } = outcome
    if (result.ok) return { snsCode: result.answer.snsCode }
    if (result.code !== 'SNS_CANCELLED') setRefusal({ at: 'form', text: socialWords(result) })
    return null
  }

  const missing =
    offline ??
    (isSubscribed
      ? t`탈퇴하려면 설정의 결제 정보에서 구독을 먼저 취소해 주세요.`
      : reason === null
        ? t`떠나는 까닭을 골라 주세요.`
        : hasPassword && password === ''
          ? t`현재 비밀번호를 입력해 주세요.`
          : !isSure
            ? t`지워지는 것을 확인했다고 표시해 주세요.`
            : isBusy
              ? t`탈퇴하는 중이에요`
              : undefined)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={t`새김 탈퇴`}
      description={session.email}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            <Trans>그대로 쓰기</Trans>
          </Button>
          <Button type="submit" form={`${id}-form`} look="danger" disabledReason={missing} reasonAt="hidden">
            <Trans>탈퇴하기</Trans>
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} className={styles.form} onSubmit={() => void withdraw()}>
        <WithdrawalSummary plan={plan} unsent={unsent?.count ?? 0} />
        {!isSubscribed && (
          <>
            <ChoiceGroup<LeaveReason>
              legend={<Trans>떠나는 까닭</Trans>}
              value={reason}
              onChoose={setReason}
              choices={[
                { value: 'NOT_USED', label: <Trans>자주 쓰지 않아요</Trans> },
                { value: 'PRICE', label: <Trans>가격이 부담돼요</Trans> },
                { value: 'MISSING', label: <Trans>필요한 기능이 없어요</Trans> },
                { value: 'HARD', label: <Trans>쓰기 어려워요</Trans> },
                { value: 'OTHER', label: <Trans>다른 까닭이 있어요</Trans> },
              ]}
            />
            {hasPassword && (
              <OwnPassword
                label={t`현재 비밀번호`}
                name="password"
                autoComplete="current-password"
                value={password}
                error={refusal?.at === 'password' ? refusal.text : undefined}
                onText={(text) => {
                  setRefusal(undefined)
                  setPassword(text)
                }}
              />
            )}
            <Checkbox checked={isSure} onCheck={setIsSure}>
              <Trans>지워진 것은 되돌릴 수 없고, 같은 이메일로 다시 가입할 수 없음을 확인했어요</Trans>
            </Checkbox>
          </>
        )}
        {snsCode !== null && (
          <p>
            <Trans>본인 확인을 마쳤어요. 탈퇴하기를 누르면 계정이 닫혀요.</Trans>
          </p>
        )}
        {refusal?.at === 'form' && (
          <Banner tone="danger" look="box">
            {refusal.text}
          </Banner>
        )}
        <Text tone="soft" size="small" aria-live="polite">
          {missing}
        </Text>
      </Form>
    </Dialog>
  )
}
