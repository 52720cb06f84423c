import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { cleanName } from '#model/files/clean-name.ts'
import { nameLimit } from '#model/files/cut-name.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface Props {
  isTaken: (name: string) => boolean
  onCreate: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a new folder. */
export default function FolderDialog({ isTaken, onCreate, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const create = () => {
    const given = cleanName(name, '')
    if (given === '') setError(t`폴더 이름을 적어 주세요.`)
    else if (isTaken(given)) setError(t`같은 이름의 폴더가 이미 있어요.`)
    else onCreate(given)
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={<Trans>새 폴더</Trans>}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          <Button look="ink" type="submit" form={id}>
            <Trans>만들기</Trans>
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={create}>
        <TextField
          label={<Trans>폴더 이름</Trans>}
          value={name}
          error={error}
          maxLength={nameLimit}
          autoComplete="off"
          data-autofocus
          onText={(text) => {
            setName(text)
            setError(undefined)
          }}
        />
      </Form>
    </Dialog>
  )
}
