import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { OpenTool } from '#features/tools/OpenTool.tsx'
import { loadContent } from '#kits/words/content.ts'
import { toolOfKey } from '#model/tools/tools.ts'

export const Route = createFileRoute('/_brand/_menu/brand/ai-tool/$tool')({
  staticData: { screen: { title: msg`AI 도구` } },
  // Not in the first file of every screen.
  loader: async ({ params }) => {
    const [{ tools }, { hasConnectableModel }] = await Promise.all([
      import('#model/tools/tools.ts'),
      import('#features/tools/tool-use.ts'),
    ])
    const tool = tools.find(
      (one) => one.key === params.tool && (one.way !== 'MODEL' || hasConnectableModel(one)),
    )
    if (tool === undefined) throw notFound()
    const names = await loadContent('board/tools')
    return { title: names.name[tool.key] }
  },
  component: OneTool,
})

/** Below the row of its card. */
function OneTool() {
  const tool = toolOfKey(Route.useParams().tool)
  return tool ? <OpenTool key={tool.key} tool={tool} /> : null
}
