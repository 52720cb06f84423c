import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { inviteLinkLimits } from '#model/access/invite-links.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { askNewLink, type InviteLink } from './link-calls.ts'
import { RoleChoice } from './RoleChoice.tsx'
import styles from './Team.module.css'
import type { GivenRole } from './team-calls.ts'

interface Props {
  idBrand: number
  /** Role of the person who invites. */
  role: BrandRole
  onMade: (link: InviteLink) => void
  onClose: () => void
}

const dayChoices = [1, 7, 14, inviteLinkLimits.days]
const useChoices = [1, 3, 5, 10, 20, inviteLinkLimits.uses]

/** Makes a link for several people: role, end and how many. */
export default function InviteLinkDialog({ idBrand, role, onMade, onClose }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [given, setGiven] = useState<GivenRole>('BRAND_ROLE_MEMBER')
  const [days, setDays] = useState('7')
  const [maxUses, setMaxUses] = useState('5')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const formId = 'invite-link'

  /** Another request needs another key. */
  function changed<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value)
      setRefusal(undefined)
      setKey(crypto.randomUUID())
    }
  }

  async function make(): Promise<void> {
    if (isBusy || offline) return
    setIsBusy(true)
    const body = { brandRole: given, days: Number(days), maxUses: Number(maxUses) }
    const result = await askNewLink(idBrand, body, key)
    setIsBusy(false)
    if (!result.ok) return setRefusal(failureWords(result))
    onMade(result.answer)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>초대 링크 만들기</Trans>}
      description={
        <Trans>링크를 받은 사람은 누구나 팀에 들어올 수 있으니, 믿는 사람에게만 보내 주세요</Trans>
      }
      closeLabel={t`닫기`}
      actions={
        <Button
          type="submit"
          form={formId}
          look="ink"
          disabledReason={offline ?? (isBusy ? t`만드는 중이에요` : undefined)}
          reasonAt="hidden"
        >
          <Trans>만들고 복사하기</Trans>
        </Button>
      }
    >
      <Form id={formId} className={styles.invite} onSubmit={() => void make()}>
        {refusal !== undefined && (
          <Banner tone="danger" look="box">
            {refusal}
          </Banner>
        )}
        <RoleChoice role={role} given={given} onChoose={changed(setGiven)} />
        <SelectField
          label={t`기한`}
          value={days}
          onChoose={changed(setDays)}
          options={dayChoices.map((count) => ({
            value: String(count),
            label: t`${plural(count, { other: '#일 동안' })}`,
          }))}
        />
        <SelectField
          label={t`들어올 수 있는 인원`}
          value={maxUses}
          onChoose={changed(setMaxUses)}
          options={useChoices.map((count) => ({
            value: String(count),
            label: t`${plural(count, { other: '#명까지' })}`,
          }))}
        />
      </Form>
    </Dialog>
  )
}
