import { Trans, useLingui } from '@lingui/react/macro'
import { type SandboxBehaviour, sandboxCards, sandboxWrongPassword } from '#model/money/sandbox-cards.ts'
import { Disclosure, DisclosureList } from '#ui/controls/Disclosure.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Sandbox.module.css'

/** The numbers that the sandbox knows, and what happens with each of them. */
export function SandboxNumbers({ isOpen = false }: { isOpen?: boolean }) {
  const { t } = useLingui()
  const words = useBehaviourWords()
  return (
    <DisclosureList>
      <Disclosure title={t`시험용 카드 번호`} open={isOpen} isFlush>
        <Note size="small">
          <Trans>
            실제 카드 번호는 받지 않아요. 유효기간은 지나지 않은 아무 달, 비밀번호는 {sandboxWrongPassword}만
            아니면 돼요.
          </Trans>
        </Note>
        <ul className={styles.numbers}>
          {sandboxCards.map(([number, does]) => (
            <li key={number}>
              <code>{number.replace(/(\d{4})(?=\d)/g, '$1-')}</code> <span>{words(does)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </DisclosureList>
  )
}

function useBehaviourWords(): (does: SandboxBehaviour) => string {
  const { t } = useLingui()
  return (does) => {
    switch (does) {
      case 'succeeds':
        return t`결제돼요`
      case 'refusedAtRegistration':
        return t`등록이 거절돼요`
      case 'limit':
        return t`등록되지만 한도 때문에 늘 거절돼요`
      case 'firstOnly':
        return t`첫 결제만 돼요`
      case 'stopped':
        return t`분실하거나 도난당한 카드예요`
      case 'answerLost':
        return t`결제되지만 답이 오지 않아요`
      case 'requestLost':
        return t`답이 오지 않고 결제되지도 않아요`
      case 'slow':
        return t`20초 뒤에 결제돼요`
      case 'toldBefore':
        return t`답보다 알림이 먼저 오고, 두 번 더 와요`
      case 'failsOnce':
        return t`한 번 실패한 뒤에 돼요`
      case 'refundAnswerLost':
        return t`환불의 답이 오지 않아요`
    }
  }
}
