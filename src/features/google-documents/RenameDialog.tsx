import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { titleLimit } from './title-limit.ts'

interface Props {
  title: string
  onRename: (title: string) => void
  onClose: () => void
}

/** Asks for another name of a link. The document at Google keeps its own. */
export default function RenameDialog({ title, onRename, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [name, setName] = useState(title)
  const [error, setError] = useState<string>()
  const rename = () => {
    const given = name.trim()
    if (given === '') return setError(t`이름을 적어 주세요.`)
    if (given !== title) onRename(given)
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={<Trans>문서 이름 바꾸기</Trans>}
      description={<Trans>목록에서 보이는 이름이에요. Google에 있는 문서의 이름은 그대로예요.</Trans>}
      closeLabel={t`닫기`}
      actions={
        <Button look="ink" type="submit" form={id}>
          <Trans>저장</Trans>
        </Button>
      }
    >
      <Form id={id} onSubmit={rename}>
        <TextField
          label={<Trans>문서 이름</Trans>}
          value={name}
          error={error}
          maxLength={titleLimit}
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
