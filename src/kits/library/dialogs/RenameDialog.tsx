import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface Props {
  title?: ReactNode
  /** A line under the title. */
  description?: ReactNode
  /** Of the field. */
  label: ReactNode
  /** The name as it is. */
  name: string
  /** UTF-16 units. */
  maxLength: number
  /** Only with another name than before, without space around it. */
  onRename: (name: string) => void
  onClose: () => void
}

/** Asks for another name of an item of a library. */
export default function RenameDialog(props: Props) {
  const { title, description, label, name, maxLength, onRename, onClose } = props
  const { t } = useLingui()
  const id = useId()
  const [given, setGiven] = useState(name)
  const [error, setError] = useState<string>()
  const rename = () => {
    const next = given.trim()
    if (next === '') return setError(t`이름을 적어 주세요.`)
    if (next !== name) onRename(next)
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={title ?? <Trans>이름 바꾸기</Trans>}
      description={description}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          <Button look="ink" type="submit" form={id}>
            <Trans>저장</Trans>
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={rename}>
        <TextField
          label={label}
          value={given}
          error={error}
          maxLength={maxLength}
          autoComplete="off"
          data-autofocus
          onText={(text) => {
            setGiven(text)
            setError(undefined)
          }}
        />
      </Form>
    </Dialog>
  )
}
