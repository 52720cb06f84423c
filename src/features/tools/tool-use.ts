import { type Tool, tools } from '#model/tools/tools.ts'
import type { PictureModel } from './pictures/shared/usePictureModel.ts'

/** How many tools work without any model, and so without a network. */
export const ownTools = tools.filter(({ way }) => way !== 'MODEL').length

/** Whether a server can have the model that this tool needs. Models that change a photograph cannot be connected yet. */
export function hasConnectableModel({ key }: Tool): boolean {
  return key === 'image'
}

/** Whether a tool can be used here. `model`: undefined while it is not known. */
export function isUsable(tool: Tool, model: PictureModel | null | undefined): boolean {
  return tool.way !== 'MODEL' || (hasConnectableModel(tool) && Boolean(model))
}
