/* Words of which a part, in brackets, names something that a symbol shows, while the word means something else. */

const korean = [
  '[치아]바타, [치아]씨드, [치아]시드, [소금]빵, [무한]리필, [방향]제, [미소]된장, [미소]라멘, [미소]국, [오리]지널, [오리]엔탈, [오리]가미',
  '[모자]이크, [바지]락, [나비]넥타이, 드레스[코드], [전기]구이, [이사]벨, [이사]회, 대표[이사], [반지]하, [고추]냉이, [자수]정',
  '태권[도장], 검[도장], 합기[도장], 유[도장], 주짓수 [도장], [진주]냉면, [진주]비빔밥, 복지[재단], 장학[재단], [재단]법인',
  '독[수리], [수리]취, [기타] 등, [기타] 잡화, [기타] 소품, 24[시간], [시간]제, [성장]앨범, [성장]판, [보리]굴비, [당근]마켓',
  '여러 [가지], 몇 [가지], [가지]각색, 생[크림], 휘핑[크림], 버터[크림], 슈[크림], [크림]빵, [크림]치즈, [크림] 파스타, [크림]파스타',
  '[크림] 케이크, [크림]소스, [크림]브륄레, [크림] 브륄레, 연유[크림], [크림] 수프, [크림] 도넛, [크림]도넛, 올리브[오일], 올리브 [오일], 엔진[오일], 엔진 [오일], [오일] 파스타, [오일]파스타, [오일]장',
]

const english = [
  'snack [bar], nail [bar], granola [bar], chocolate [bar], soap [bar], protein [bar], juice [bar], coffee [bar], brow [bar], salad [bar]',
  '[electric] bike, [electric] guitar, [sea] salt, [house] wine, [house] blend, [house] plant, [home] made, [home] cooked, [home] baked',
  'tea [time], story [time], full [time], part [time], real [time], nap [time], [home] brew',
  'nail [art], latte [art], martial [art], [hand] pie, second [hand], [place] mat, [button] mushroom, [bell] pepper',
  '[key] lime, tapioca [pearl], boba [pearl], cast [iron], wrought [iron], waffle [iron], number [plate], license [plate], licence [plate]',
  '[ball] gown, meat [ball], [cross] stitch, [cross] country, [tea] tree, [star] anise, flower [bed], raised [bed], family [tree], tower [crane]',
  '[ring] road, [watch] party, [moving] picture, gold [leaf], loose [leaf], bricks and [mortar], [apple] repair, dread [lock]',
]

const japanese = [
  '[パン]ツ, [パン]ダ, シャン[パン], ジャ[パン], [パン]フレット, [パン]ケーキ, [バー]ガー, [バー]ベキュー, カ[バー]',
  'シル[バー], ラ[バー], サー[バー], オー[バー], [バー]チャル, [バーバー], [バー]ゲン, レ[コード], アウト[ドア]',
  'ラ[ベル], レ[ベル], ノ[ベル]ティ, [コイン]ランドリー, ト[ランプ], [バラ]ンス, [バラ]エティ, [バラ]肉, [くま]もと, つ[くし]',
  '[ぞう]きん, [かご]しま, [ビル]ド, モ[ビル], [ペット]ボトル, カー[ペット], トラン[ペット], [チェス]ト, [マイク]ロ, ア[ドレス], ス[カート]',
  '[バスケット]ボール, 24[時間]',
]

const chinese = ['[面包]车, [麵包]車']

/** In small letters, with the brackets. */
export const otherMeanings: readonly string[] = [korean, english, japanese, chinese].flatMap((lists) =>
  lists.flatMap((list) => list.split(', ')),
)

/** The same for parts that can stand beside many words: what is built, what is counted, what is new. */
export const otherMeaningsBeside: readonly RegExp[] = [
  // Building wheels, not a building.
  /(?<=\p{L}[\s-])(?<!\b(?:office|apartment|commercial|public|brick|listed|historic|farm|school|the|a|our|old|new)[\s-])buildings?(?![\p{L}\p{N}])/gu,
  /(?<=(?:^|\s)(?:\d+|한|두|세|네|몇|여러|올|매|이번|지난|다음)\s?)(?:달|해|개|벌|병|종|초|면|배|표|장|글)(?=\s|$)/gu,
  /(?<=^|\s)새(?=\s\p{L})/gu,
]
