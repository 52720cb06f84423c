import { Trans, useLingui } from '@lingui/react/macro'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { pageDate } from '#engine/words/page-date.ts'
import type { Me } from '#kits/account/me.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { emailCommand } from '../commands/subscribe-email.ts'

/** Consent to advertising mail. Shown at once, sent through the outbox. */
export function EmailConsent({ me }: { me: Me }) {
  const { t } = useLingui()

  async function say(active: boolean): Promise<void> {
    if ((await queueCommand(emailCommand, { body: { active } })).ok) {
      const day = pageDate(new Date(), 'longDay')
      showToast({
        tone: 'success',
        text: active
          ? t`${day}에 마케팅 메일을 받기로 했어요.`
          : t`${day}에 마케팅 메일을 받지 않기로 했어요.`,
      })
    } else {
      showToast({ tone: 'error', text: t`이 기기에 저장하지 못해 바꾸지 않았어요.` })
    }
  }

  return (
    <Checkbox
      checked={me.emailConsent}
      onCheck={(active) => void say(active)}
      hint={<Trans>언제든 바꿀 수 있어요. 가입과 결제처럼 꼭 필요한 메일은 계속 보내요.</Trans>}
    >
      <Trans>새 소식과 혜택을 메일로 받기</Trans>
    </Checkbox>
  )
}
