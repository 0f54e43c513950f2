import type { PlainWords } from "./plain-words.ts";

export const ALCOHOL_OFFENSES: PlainWords = {
  "5551": "bond must be approved before starting a distillery, brewery or winery",
  "5551(b)": "liquor bond turned down because of a past conviction",
  "5551(d)": "small distillers, wineries and brewers with $50,000 tax or less need no bond",
  "5552":
    "TTB makes me install meters and tanks at my own expense; refusing to install a required meter at a distillery",
  "5553":
    "revenue officers assigned to a distillery or brewery; storekeeper gauger stationed on liquor premises",
  "5554": "experimental waiver of rules to test new supervision of distilleries",
  "5555": "liquor industry recordkeeping and tax returns in general",
  "5555(b)": "TTB dropping a recordkeeping requirement that serves no purpose",
  "5555(c)": "may a distillery keep microfilm or photographic copies of its records",
  "5556": "regulations may differ by kind of spirits plant and material",
  "5557":
    "who investigates and prosecutes liquor tax crimes; search and arrest warrants for bootlegging cases",
  "5559":
    "measuring liquor by count, weight or statistical sampling; may alcohol quantities be estimated by sampling for tax",
  "5561":
    "distilleries exempted from rules for national defense in wartime; waiver of alcohol rules for making alcohol for the military",
  "5562":
    "distillery rules waived after a hurricane or a pandemic; disaster relief for distilled spirits plants, tax still due",
  "5601": "moonshine; illegal stills, criminal penalties",
  "5601(a)": "prison term for running an unlicensed still, five years and $10,000",
  "5601(a)(1)": "possessing an unregistered still",
  "5601(a)(6)": "distilling liquor at home, in a shed or on a boat",
  "5601(a)(7)": "making mash fit for distilling outside a licensed plant",
  "5601(b)": "being found at an illegal still is evidence of guilt",
  "5602":
    "distiller who cheats on spirits tax, five years prison; can prosecutors drop a distiller fraud case without the Attorney General",
  "5603": "hindering an officer who inspects liquor records",
  "5603(a)": "false entries in distillery records with intent to defraud",
  "5603(b)": "sloppy distillery records without fraud, up to a year in jail",
  "5604": "refilling or reusing liquor bottles, criminal penalty",
  "5604(a)(1)": "selling liquor with no tamper seal or closure",
  "5604(a)(5)": "removing or defacing a label or seal on a liquor bottle",
  "5604(a)(7)": "putting stronger or cheaper spirits in a branded cask",
  "5605":
    "failing to report sales of sugar and other materials to moonshiners; penalty on suppliers who do not report distilling material",
  "5606":
    "violating rules on size and reuse of liquor bottles; bar that refills liquor bottles, fine up to $1,000",
  "5607": "selling denatured alcohol as a drink, five years",
  "5607(1)": "medicine or flavoring extract made with denatured alcohol",
  "5607(4)": "distilling the poison out of denatured alcohol",
  "5608": "ship forfeited for fake liquor exports",
  "5608(a)": "fraudulent refund claim for exported liquor, triple penalty",
  "5608(b)": "smuggling exported liquor back into the United States",
  "5609": "agents may blow up an illegal still on the spot",
  "5609(a)": "a witness must be present when seized moonshine is destroyed",
  "5609(b)": "claim for the value of a still that was destroyed by agents, one year",
  "5610":
    "seized stills and barrels sold at public auction; what happens to forfeited distilling equipment and grain",
  "5611":
    "court receiver runs a seized distillery until judgment; getting a seized distillery released on bond before trial",
  "5612":
    "taxpaid liquor left on bonded premises is forfeited; may I store taxed spirits in the bonded distillery",
  "5613": "liquor in unmarked casks or without closures is seized",
  "5613(b)": "bottles of spirits missing the required closure are forfeited",
  "5614":
    "owner of seized liquor must prove the tax was paid; who has the burden of proof when spirits are seized",
  "5615": "what property the government takes from a moonshiner",
  "5615(1)": "still and personal property on the same lot forfeited",
  "5615(3)": "land and buildings of a distiller without bond are forfeited",
  "5661": "recovering spirits from wine illegally",
  "5661(a)": "evading the federal wine tax, five years prison",
  "5661(b)": "winery broke wine rules without fraud, fine up to $1,000",
  "5662":
    "passing off cheap wine as a finer origin, altering a wine label; calling still wine sparkling, wine label fraud",
  "5671":
    "beer tax evasion, prison and loss of the brewing equipment; brewer with fraudulent records forfeits all beer made",
  "5672":
    "brewer who did not keep records or file reports, penalty without fraud; brewer refusing inspection of the books",
  "5673":
    "brewery land and buildings forfeited for selling untaxed beer; deliberately shipping beer out without paying the tax",
  "5674": "brewing beer to sell without a qualified brewery",
  "5674(a)": "homebrewing beyond family use, penalty",
  "5674(b)": "taking beer out of a brewery unlawfully",
  "5675":
    "$50 penalty for scraping the brewer's mark off a keg; defacing or removing marks on beer barrels that are not yours",
  "5681(a)": "distillery has no sign on the outside",
  "5681(b)": "false sign claiming to be a licensed distiller or liquor wholesaler",
  "5681(c)": "working at or delivering grain to an unmarked distillery",
  "5682":
    "breaking a government lock or seal at a distillery; tampering with sealed tanks of spirits, three years",
  "5683": "shipping liquor under a wrong brand name; mislabeled casks of whiskey, wine or beer in transit",
  "5684":
    "5 percent penalty for paying liquor excise tax late; late payment of beer, wine or spirits tax, extra penalty",
  "5685": "having a gun while running moonshine",
  "5685(a)": "smoke screen device or explosives used while violating liquor law",
  "5685(b)": "bootlegger carrying a machine gun or sawed-off shotgun, twenty years",
  "5686":
    "possessing untaxed liquor or sugar meant for an illegal still; holding property intended for breaking liquor tax law",
  "5687": "catch-all misdemeanor for alcohol tax violations; liquor rule broken but no penalty named for it",
  "5688": "what the government does with seized whiskey, hospitals or destruction",
  "5688(a)": "forfeited alcohol given to agencies and charities for medicinal use",
  "5688(c)": "getting back a car or boat seized for hauling liquor",
  "5690":
    "can an employee or partner be punished for liquor violations of the firm; who is a person for liquor penalties, corporate officer included",
};
