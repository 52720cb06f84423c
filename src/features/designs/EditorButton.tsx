import { Trans } from '@lingui/react/macro'
import PenTool from 'lucide-react/icons/pen-tool'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { editorAddress, useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { isPlainClick } from '#ui/plain-click.ts'
import { idOf } from './library/design-address.ts'

/** Opens the editor of the design that is open around. */
export function EditorButton() {
  const { name } = useDocument()
  const open = useOpenEditor()
  const id = idOf(name)
  return (
    <a
      href={editorAddress(id)}
      target="_blank"
      rel="noopener"
      className={buttonClass()}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(id)
      }}
    >
      <Icon of={PenTool} />
      <Trans>편집기로 열기</Trans>
    </a>
  )
}
