import { type Tool, tools } from '#model/tools/tools.ts'
import type { PictureModel } from './pictures/shared/usePictureModel.ts'

/** How many tools work without any model, and so without a network. */
export const ownTools = tools.filter(({ way }) => way !== 'MODEL').length

/** Whether a model is what a tool needs, and the server may have it. The models that change a photograph are not connected yet. */
export function isMadeByModel({ key }: Tool): boolean {
  return key === 'image'
}

/** Whether a tool can be used here. `model`: undefined while it is not known. */
export function isUsable(tool: Tool, model: PictureModel | null | undefined): boolean {
  return tool.way !== 'MODEL' || (isMadeByModel(tool) && Boolean(model))
}
