import { Trans, useLingui } from '@lingui/react/macro'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useId, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { noteTitle } from '#kits/design/changes/note-title.ts'
import { designTitle } from '#kits/design/document/design-title.ts'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** Renames the design that is open around. */
export function RenameButton({ title }: { title: string }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label={t`이름 바꾸기`} icon={<Icon of={PencilLine} />} onClick={() => setIsOpen(true)} />
      {isOpen && <RenameDialog title={title} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RenameDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const { document } = useDocumentView('design')
  const [name, setName] = useState(title)
  const [error, setError] = useState<string>()
  const rename = () => {
    const given = designTitle(name.trim())
    if (given === '') return setError(t`디자인 이름을 적어 주세요.`)
    if (given !== title) {
      document.choose(design.design.title, given)
      void noteTitle(document.brand, document.name as `design/${string}`, given)
    }
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={<Trans>이름 바꾸기</Trans>}
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
          label={<Trans>디자인 이름</Trans>}
          value={name}
          error={error}
          maxLength={designLimits.title}
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
