import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { preloadLater } from '#app/brand/preload-later.ts'
import OpenTool from '#features/tools/LateOpenTool.ts'
import { loadContent } from '#kits/words/content.ts'

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
    const [names] = await Promise.all([
      loadContent('board/tools'),
      preloadLater(() => import('#features/tools/LateOpenTool.ts')),
    ])
    return { title: names.name[tool.key] }
  },
  component: OneTool,
})

/** Below the row of its card. */
function OneTool() {
  const { tool } = Route.useParams()
  return <OpenTool key={tool} tool={tool} />
}
