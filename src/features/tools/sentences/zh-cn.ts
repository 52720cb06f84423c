import { zhCN as reviews } from '#model/tools/reviews/zh-cn.ts'
import { zhCN as texts } from '#model/tools/texts/zh-cn.ts'

export const sentences = { texts, reviews }
