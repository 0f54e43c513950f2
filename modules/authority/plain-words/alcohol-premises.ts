import type { PlainWords } from "./plain-words.ts";

export const ALCOHOL_PREMISES: PlainWords = {
  "5181(a)": "making ethanol fuel on the farm, alcohol fuel plant permit",
  "5181(c)": "small fuel ethanol plant under 10,000 proof gallons, simplified permit",
  "5181(d)": "fuel ethanol leaves the plant free of liquor tax",
  "5181(e)": "fuel alcohol may not be drunk or sold as liquor",
  "5201(a)": "rules for running a distillery day to day",
  "5201(c)": "working hours at distilleries",
  "5201(d)": "tracer elements added to spirits",
  "5202": "government locks, seals and supervision at a distillery",
  "5203(a)": "distillery must give officers keys",
  "5203(b)": "agents may enter a distillery day or night and by force",
  "5203(d)": "officers may dig up ground or break walls looking for hidden pipes",
  "5204": "measuring proof and quantity of spirits, hydrometers",
  "5204(c)": "distiller must gauge and brand casks at its own cost",
  "5206(a)": "barrels, drums and totes allowed for spirits",
  "5206(d)": "scratch off marks on emptied whiskey barrels",
  "5207(a)": "what production and storage records must a distiller keep",
  "5207(b)": "monthly distillery operations reports",
  "5211":
    "production gauge of new spirits and entry for storage; how long may a distillery hold spirits before gauging them",
  "5212":
    "moving bulk or bottled whiskey between bonded warehouses without tax; contract bottler gets spirits in bond and returns them",
  "5213": "taking spirits out of bond after paying tax",
  "5214(a)(1)": "denatured alcohol leaves the plant untaxed",
  "5214(a)(2)": "tax-free alcohol for federal and state agencies",
  "5214(a)(3)": "hospital, college lab or blood bank gets tax-free alcohol",
  "5214(a)(4)": "spirits taken out of bond for export or as ship supplies",
  "5214(a)(14)": "hand sanitizer made by distilleries in 2020 tax-free",
  "5215(a)": "bottled liquor returned to the plant for rework or destruction",
  "5215(c)": "relabeling or recapping bottles without a second tax",
  "5221": "distillery must give notice before it starts, stops or resumes",
  "5222(a)": "illegal to make mash or distill outside a licensed plant",
  "5222(a)(2)": "homebrew, vinegar and winemaking not treated as making mash",
  "5222(b)": "distillery receiving beer, cider or wine to distill",
  "5223(a)": "running spirits through the still again",
  "5223(c)": "recovering alcohol from used products or residues",
  "5223(d)": "alcohol recovered from denatured spirits only for industrial use",
  "5231": "spirits must go to the storage named in the entry",
  "5232(a)": "importing bulk rum or tequila to a U.S. bottler without paying tax at customs",
  "5232(b)": "imported bulk spirits redistilled only at 185 proof or more",
  "5235": "bottling industrial alcohol in bond",
  "5236": "unsafe or leaking bonded warehouse, ordered transfer and sale of spirits",
  "5241": "where may alcohol be denatured",
  "5242": "what is put in denatured alcohol, methanol to make it undrinkable",
  "5243": "abandoned spirits sold by the government for denaturing",
  "5271(a)": "permit to use tax-free or specially denatured alcohol, SDA",
  "5271(c)": "why an industrial alcohol permit is refused",
  "5271(e)": "suspending or revoking an alcohol user's permit",
  "5272": "bond of users of tax-free alcohol, government exempt",
  "5273(a)": "formula approval for cosmetics made with denatured alcohol",
  "5273(b)": "denatured alcohol may not go in medicine or flavoring for people to swallow",
  "5273(d)": "selling denatured alcohol for drinking forbidden",
  "5274": "Federal Trade Commission investigative powers apply to alcohol tax enforcement",
  "5275":
    "records of hospitals and makers using tax-free or denatured alcohol; officers may inspect and sample denatured alcohol products",
  "5291":
    "sellers of large amounts of sugar, yeast or molasses must report buyers; reporting sales of materials used by moonshiners",
  "5301(a)": "rules for size and marking of liquor bottles",
  "5301(b)": "reports by sellers of empty liquor bottles",
  "5301(c)": "refilling liquor bottles or marrying bottles in a bar is illegal",
  "5301(d)": "seal or closure on every bottle of spirits",
  "5311": "officer may hold suspected untaxed liquor for 72 hours",
  "5312(a)": "university distilling spirits for research without tax",
  "5312(b)": "experimental distillery permit for a limited time",
  "5313":
    "government agency gets imported alcohol duty-bonded tax free for lab use; federal hospital withdrawing imported alcohol from customs without liquor tax; imported alcohol for nonbeverage use by the federal government",
  "5314(a)":
    "Puerto Rico alcohol for industrial use brought to the mainland tax free; denatured spirits made in Puerto Rico shipped to the states",
  "5314(b)":
    "denatured alcohol from the Virgin Islands brought in free of tax; who pays for TTB supervision of Virgin Islands distilleries",
  "5351":
    "winery, bonded wine cellar; what do I file before I start making wine commercially; permission to operate a winery or a wine blending premises",
  "5351(b)(2)": "difference between a bonded winery and a bonded wine cellar",
  "5352":
    "bottling wine on which the tax was already paid; permit for a wine bottling business that holds no untaxed wine",
  "5353":
    "storing wine as collateral, warehouse company on the winery premises; who owes the tax on wine held in a field warehouse at a winery",
  "5354":
    "how big a bond does a winery need, minimum $1,000; wine bond penal sum capped at $50,000 or $100,000; supplemental bond when a winery defers paying wine tax",
  "5355": "which bond rules of the liquor chapter apply to a winery bond",
  "5356":
    "what a winery application must show about its premises; what TTB needs to know about my winery operations before approval",
  "5357": "can a bonded winery have premises that do not touch each other",
  "5361":
    "what else may a winery do on its bonded premises; taking taxpaid wine back into bond for reconditioning or destruction; making vinegar stock, fruit by-products or cooking sherry at a winery",
  "5362(b)": "shipping wine in bond from one winery to another winery",
  "5362(c)": "exporting wine from a winery without paying federal wine tax",
  "5362(d)": "cooking wine or salted wine unfit to drink withdrawn tax free",
  "5362(e)": "foreign embassies buying untaxed wine from a customs warehouse",
  "5363":
    "mixing or filtering wine at a taxpaid bottling house; may a wine bottler blend and clarify wine that is already taxed",
  "5364":
    "imported bulk wine moved in tanks to a winery before tax is paid; who is liable for tax on bulk wine released from customs to a winery",
  "5365":
    "partitions between sparkling wine and other operations in a winery; keeping standard and substandard wine separate on winery premises",
  "5366": "can a government officer be stationed at our winery to supervise",
  "5367":
    "records a winery has to keep and reports of wine operations; failure to keep a winery's books, which forms of returns are required",
  "5368": "how wine tanks and casks must be gauged, sealed and marked",
  "5368(b)": "marks and labels on wine leaving the bonded cellar",
  "5369": "winery physical inventory of bulk and bottled wine",
  "5370": "no wine tax when wine leaks, spoils or burns in the bonded cellar",
  "5370(a)(1)": "wine stolen from our bonded cellar, do we still owe the tax",
  "5370(a)(2)": "dumping bad wine without paying tax on it",
  "5371":
    "insurance already paid the tax on my destroyed wine, no double relief; claim for lost wine cut down by the insurance money for tax",
  "5372":
    "free wine tasting samples inside the winery, no tax; wine used for lab testing or tasting in the cellar",
  "5373": "what brandy may be added to wine to make port or sherry",
  "5373(a)": "minimum proof of wine spirits used to fortify wine",
  "5373(b)": "getting fortifying brandy for wine from a distillery untaxed",
  "5381":
    "what counts as natural wine, 21 percent solids limit; is wine from sound ripe fruit natural wine for federal tax",
  "5382": "which additives and treatments a winemaker may use in the cellar",
  "5382(a)(3)": "certification of winemaking practices for imported wine",
  "5382(b)": "adding acid, water, yeast or concentrate to juice lawfully",
  "5383": "chaptalization, adding sugar and water to grape wine, limits",
  "5383(a)": "how much sweetening grape wine may get after fermentation",
  "5383(b)": "diluting high acid grape juice, 35 percent amelioration limit",
  "5384": "how much sugar may go in berry, cherry or apple wine",
  "5384(b)(2)(D)": "60 percent amelioration for very tart fruit such as cranberries",
  "5385": "extra sweet kosher wine, heavily sweetened wine",
  "5385(b)": "can spirits be added to specially sweetened kosher-type wine",
  "5386":
    "vermouth, flavored and herb wines need an approved formula; wine cooler or sangria base with natural flavors and spices",
  "5387": "mead, rice wine and other wine not made from fruit",
  "5387(b)": "hops in honey wine, no coloring or flavors in agricultural wine",
  "5387(c)": "blending wines made from different farm products is forbidden",
  "5388(c)":
    "California champagne, may a domestic wine be called champagne or burgundy; semi-generic wine names such as port, chablis and sherry",
  "5388(c)(3)": "grandfathered labels using European place names for American wine",
  "5391":
    "brandy used to fortify wine is not charged the spirits tax; distilled spirits tax collected when wine spirits are misused at a winery",
  "5392(a)": "meaning of standard wine",
  "5392(c)": "what counts as pure sugar in winemaking",
  "5392(e)": "are all grape varieties the same kind of fruit",
  "5401": "brewer's notice, opening a craft brewery with the federal government",
  "5401(b)": "how often must a brewery renew its bond, every four years",
  "5401(c)": "small brewers who need no bond",
  "5402": "what land and buildings make up the brewery",
  "5402(a)": "brewery split by a street or a railroad, still one brewery",
  "5411":
    "brewery operation; may a brewery make soda, ice or near beer on its premises; uses of brewery premises besides brewing, such as spent grain and malt",
  "5412":
    "beer must leave the brewery in kegs, bottles or cans that are labeled; piping beer straight to a neighboring distillery",
  "5413":
    "filling my own kegs with beer bought from another brewer; which brewer pays the tax on beer one brewer gets from another",
  "5414": "moving beer between breweries without paying beer tax",
  "5414(a)(3)": "shipping untaxed beer to an unrelated brewer who takes over the tax",
  "5414(b)": "when beer tax liability shifts to the receiving brewery",
  "5415": "brewer's report of operations and daily brewing records",
  "5415(a)": "inspection of brewery records during business hours",
  "5416": "is a keg or a can a package of beer",
  "5417":
    "experimental brewery for research away from the main brewery; pilot brewhouse to test recipes, application and bond",
  "5418":
    "imported bulk beer moved from the port to a brewery untaxed; who owes excise tax on beer imported in tanks",
  "5501":
    "vinegar factory that makes weak spirits by vaporizing; distilling only for making vinegar, alcohol up to 15 percent",
  "5502":
    "registering a plant to make vinegar by the vaporizing process; permission to start a vinegar distilling business",
  "5503": "how a vinegar vaporizing plant must be built and equipped",
  "5504": "vinegar maker condensing alcohol vapor into the vinegar",
  "5504(b)": "vinegar leaving the plant with more than 2 percent proof spirits",
  "5504(c)": "records of mash, low wines and vinegar a vinegar plant keeps",
  "5505":
    "spirits tax on vinegar plants that break the rules; which distillery penalties apply to vinegar manufacturers",
  "5511":
    "making fruit flavor essence concentrate without distillery rules; volatile fruit-flavor concentrate plant exempt from alcohol tax chapter",
  "5511(2)": "fruit essence with alcohol sent to a winery for use in wine",
};
