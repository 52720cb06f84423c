import { Trans, useLingui } from '@lingui/react/macro'
import { changeMe, type Me } from '#device/store/me.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { showToast } from '#ui/overlays/toasts.ts'

/** Whether advertising may be mailed. It shows at once and waits in the outbox for the server. */
export function EmailConsent({ me }: { me: Me }) {
  const { t } = useLingui()

  async function say(active: boolean): Promise<void> {
    await changeMe({ emailConsent: active })
    if (await send(active)) {
      showToast({
        tone: 'success',
        text: active ? t`새 소식과 혜택을 메일로 보내 드릴게요.` : t`새 소식과 혜택 메일을 보내지 않을게요.`,
      })
    } else {
      await changeMe({ emailConsent: !active })
      showToast({ tone: 'error', text: t`이 기기에 저장하지 못해 바꾸지 않았습니다.` })
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

async function send(active: boolean): Promise<boolean> {
  try {
    const [{ enqueue }, { subscribeEmail }] = await Promise.all([
      import('#device/queue/outbox.ts'),
      import('#contract/me.ts'),
    ])
    return (await enqueue(subscribeEmail, { body: { active } })).ok
  } catch {
    return false
  }
}
