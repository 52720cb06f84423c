import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { asciiEmail } from '#model/access/ascii-email.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { isEmail } from '#model/access/rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { inviteCommand } from './commands/invite-member.ts'
import { RoleChoice } from './RoleChoice.tsx'
import styles from './Team.module.css'
import { askInvite, type GivenRole, type Member } from './team-calls.ts'
import { isIn } from './team-view.ts'

interface Props {
  idBrand: number
  /** Role of the person who invites. */
  role: BrandRole
  members: readonly Member[]
  onDone: () => void
  onClose: () => void
}

/** Invites a person by e-mail. Offline the command is queued. */
export default function InviteDialog({ idBrand, role, members, onDone, onClose }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureWords = useFailureWords()
  const [email, setEmail] = useState('')
  const [given, setGiven] = useState<GivenRole>('BRAND_ROLE_MEMBER')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const formId = 'invite-member'

  async function send(): Promise<void> {
    const address = email.trim()
    const fault = faultOf(address)
    setError(fault)
    if (fault || isSending) return
    setIsSending(true)
    const body = { inviteEmail: address, brandRole: given }
    const done = isOnline ? await sendNow(body) : await wait(body)
    setIsSending(false)
    if (!done) return
    onDone()
    onClose()
  }

  async function sendNow(body: { inviteEmail: string; brandRole: GivenRole }): Promise<boolean> {
    const result = await askInvite(idBrand, body, key).catch(() => null)
    if (result?.ok) {
      showToast({ tone: 'success', text: t`${body.inviteEmail} 앞으로 초대를 보냈어요` })
      return true
    }
    if (result === null || result.code === 'OFFLINE') return wait(body)
    setError(failureWords(result, 'inviteEmail'))
    return false
  }

  async function wait(body: { inviteEmail: string; brandRole: GivenRole }): Promise<boolean> {
    const isKept = (await queueCommand(inviteCommand, { body }, idBrand)).ok
    if (isKept) showToast({ tone: 'info', text: t`인터넷에 연결되면 초대를 보낼게요` })
    else setError(t`이 기기에 저장하지 못했어요. 인터넷에 연결한 뒤 다시 시도해 주세요.`)
    return isKept
  }

  function faultOf(address: string): string | undefined {
    if (!isEmail(address)) return t`유효하지 않은 이메일입니다.`
    const known = members.find((member) =>
      [member.email, member.inviteEmail].some(
        (one) => one?.toLowerCase() === asciiEmail(address).toLowerCase(),
      ),
    )
    if (known && isIn(known)) return t`이미 팀에 들어온 멤버예요.`
    return known?.state === 'INVITED' ? t`이미 초대한 멤버예요.` : undefined
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={email === ''}
      title={<Trans>멤버 초대</Trans>}
      description={<Trans>초대는 14일 동안 쓸 수 있고, 언제든 다시 보낼 수 있어요</Trans>}
      closeLabel={t`닫기`}
      actions={
        <Button
          type="submit"
          form={formId}
          look="ink"
          disabledReason={isSending ? t`초대를 보내는 중이에요` : undefined}
          reasonAt="hidden"
        >
          {isOnline ? <Trans>초대 보내기</Trans> : <Trans>연결되면 보내기</Trans>}
        </Button>
      }
    >
      <Form id={formId} className={styles.invite} onSubmit={() => void send()}>
        <TextField
          label={t`이메일`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          data-autofocus
          value={email}
          error={error}
          onText={(text) => {
            setEmail(text)
            setError(undefined)
            setKey(crypto.randomUUID())
          }}
        />
        <RoleChoice
          role={role}
          given={given}
          onChoose={(next) => {
            setGiven(next)
            setKey(crypto.randomUUID())
          }}
        />
      </Form>
    </Dialog>
  )
}
