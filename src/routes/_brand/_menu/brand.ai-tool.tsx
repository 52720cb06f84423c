import { msg } from '@lingui/core/macro'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { ToolsPage } from '#features/tools/ToolsPage.tsx'
import { loadContent } from '#kits/words/content.ts'
import { toolOfKey } from '#model/tools/tools.ts'

export const Route = createFileRoute('/_brand/_menu/brand/ai-tool')({
  staticData: {
    screen: {
      title: msg`AI 도구`,
      menu: { group: 'tools', icon: 'wand', order: 1 },
      isInPalette: true,
    },
  },
  // Not in the first file of every screen.
  loader: async () => {
    const loader = import('#features/tools/sentences/load-tool-texts.ts')
    await Promise.all([
      loadContent('board/tools'),
      loadContent('options-strategy'),
      loader.then(({ loadToolTexts }) => loadToolTexts()),
    ])
  },
  component: Tools,
})

/** The open tool is a part of the page: it stays as it is when another one is opened. */
function Tools() {
  const { tool } = useParams({ strict: false })
  return <ToolsPage open={toolOfKey(tool ?? '') ?? null} />
}
