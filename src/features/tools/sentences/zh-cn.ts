import { zhCN as reviews } from '#model/reviews/zh-cn.ts'
import { zhCN as texts } from '#model/tools/texts/zh-cn.ts'

export const sentences = { texts, reviews }
