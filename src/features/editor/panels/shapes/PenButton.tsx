import { Trans } from '@lingui/react/macro'
import PenTool from 'lucide-react/icons/pen-tool'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState } from '#features/editor/state/EditorProvider.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Draws lines by hand until it is pressed again. */
export function PenButton() {
  const { tool, selection } = useEditorState()
  const isOn = useWatched(tool) === 'pen'
  return (
    <Button
      look={isOn ? 'ink' : 'quiet'}
      size="small"
      icon={<Icon of={PenTool} size="small" />}
      aria-pressed={isOn}
      onClick={() => {
        tool.set(isOn ? 'select' : 'pen')
        selection.set([])
      }}
    >
      <Trans>펜으로 그리기</Trans>
    </Button>
  )
}
