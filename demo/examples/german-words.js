/** All that a board shows and speaks, in German. Copy it and put another language in its place: what is left out stays English. */

/** @type {import("fairywren/board").BoardWords} */
export const GERMAN = {
  lang: "de",

  // joining: lists are made two by two, from the left
  list: "{first}, {next}",
  and: "{first} und {next}",

  // sides, pieces and squares
  white: "Weiß",
  black: "Schwarz",
  whitePiece: "{piece} von Weiß", // of pieces that are not listed below with their own words
  blackPiece: "{piece} von Schwarz",
  pieceOn: "{piece} auf {square}",
  board: "Brett für {variant}",
  empty: "leer",
  wall: "Mauer",
  canGoHere: "mögliches Zielfeld",
  wallCanGoHere: "mögliches Feld für die Mauer",
  inCheck: "im Schach",
  pickedUp: "aufgenommen",

  // whose turn it is
  loaded: "{variant}. {turn}",
  turn: "{side} am Zug.",
  turnWith: "{side} am Zug, {more}.",
  moves: { one: "1 Zug", other: "{number} Züge" },
  movesLeft: { one: "noch 1 Zug", other: "noch {number} Züge" },
  thinking: "Denkt nach …",
  notYourTurn: "Du bist nicht am Zug.",
  premoveIllegal: "Der vorausgeplante Zug ist nicht möglich.",
  didYouMean: "Meintest du {nearest}?",

  // moves as they are spoken
  played: "{side}: {move}.",
  step: "{piece} {from} nach {to}",
  takes: "{piece} {from} schlägt {taken} auf {to}",
  takesInPassing: "{piece} {from} schlägt {taken} auf {at} im Vorbeigehen und steht auf {to}",
  takesOnWay: "{piece} {from} schlägt {taken}",
  takesAndStays: "{piece} {from} schlägt {taken} und bleibt stehen",
  takesAndGoesOn: "{piece} {from} schlägt {taken} und zieht weiter nach {to}",
  turnsToStone: "{move} und wird zu Stein",
  explodes: "{move} und explodiert",
  explodesWith: "{move} und explodiert, mit weg: {gone}",
  castles: "rochiert {castling}, {piece} nach {to}",
  dropped: "{piece} eingesetzt auf {to}",
  passes: "passt",
  piecePasses: "{piece} auf {square} passt",
  stays: "bleibt stehen",
  becomes: "Umwandlung in {piece}",
  enters: "{piece} kommt auf {square} ins Spiel",
  turnsOver: "dreht um: {squares}",
  wallOn: "Mauer auf {square}",
  check: "Schach",
  checkmate: "Schachmatt",

  // moves of several steps
  way: "{taken} ist geschlagen. Wähle {ways}.",
  wayOn: "das nächste Feld",
  wayStop: "{square} zum Anhalten",
  wayBack: "{square} zum Zurückkehren",
  placeWall: "{square}. Wähle das Feld für die Mauer, oder nimm den Zug mit Escape zurück.",

  // how a game has ended; what follows "durch" is among the reasons
  wins: "{side} gewinnt.",
  winsBy: "{side} gewinnt durch {reason}.",
  draw: "Remis.",
  drawBy: "Remis durch {reason}.",
  winsOnTime: "{loser} hat die Zeit überschritten: {side} gewinnt.",
  drawOnTime: "Remis: Die Zeit ist abgelaufen, und die andere Seite kann nicht mattsetzen.",

  // which move is meant
  whichMove: "Welcher Zug?",
  promotion: "Umwandlung",
  dropAs: "Einsetzen als",
  enter: "Ins Spiel bringen",
  pass: "Passen",
  keepPiece: "{piece} bleiben",
  nothingEnters: "nichts kommt ins Spiel",
  straightTo: "Direkt nach {square}",
  take: "{squares} schlagen",
  takeAndStay: "{squares} schlagen und stehen bleiben",
  takeAndGoOn: "{squares} schlagen und weiter nach {to}",
  confirmMove: "Zug bestätigen",
  playMove: "{move} spielen",
  takeBack: "Zurücknehmen",

  // under the board
  tools: "Brett",
  newGame: "Neue Partie",
  firstPosition: "Erste Stellung",
  previousMove: "Voriger Zug",
  nextMove: "Nächster Zug",
  lastPosition: "Letzte Stellung",
  flipBoard: "Brett drehen",
  cornerView: "Ansicht über Eck",
  explainPieces: "Figuren erklären",
  wholeBoard: "Ganzes Brett",

  // what a piece does, and what the marks of its moves mean
  choosePiece: "Wähle eine Figur, um ihre Züge zu sehen.",
  howItMoves: "Zugweise: {piece}",
  slide: "gleiten",
  leap: "springen",
  hop: "über eine Figur springen",
  moveOnly: "nur ziehen",
  captureOnly: "nur schlagen",
  takenOnWay: "unterwegs geschlagen",
  endsThere: "wo der Zug danach endet",
  takenFromAfar: "geschlagen, ohne zu ziehen",
  overFriends: "nur über eigene Figuren",
  friendsToo: "auch eigene Figuren: geschlagen oder übersprungen",

  // beside the board
  hand: "Vorrat von {side}",
  checks: "Schachgebote von {side}",
  count: "Zugzählung von {side}",
  checksLeft: { one: "Noch ein Schachgebot", other: "Noch {number} Schachgebote" },
  countOf: "Gezählt: {made} von {most} Zügen.",
  inHand: "{piece}, {number} im Vorrat",
  noneInHand: "{piece}, nicht im Vorrat",
  endless: "{piece}, beliebig viele",
  oneLess: "Im Vorrat weniger: {piece}",
  oneMore: "Im Vorrat mehr: {piece}",

  // setting a position up
  palette: "Figuren zum Aufstellen",
  move: "Versetzen",
  remove: "Entfernen",
  clear: "Brett leeren",
  startPosition: "Grundstellung",

  // games to look at, and puzzles
  game: "Partie",
  gameNumber: "Partie {number}",
  moveList: "Züge",
  variation: "Variante",
  wrongMove: "{move} ist nicht der gesuchte Zug. Versuche einen anderen.",
  solved: "Gelöst.",
  solvedAfter: { one: "Gelöst, nach einem Fehlversuch.", other: "Gelöst, nach {number} Fehlversuchen." },

  reasons: {
    checkmate: "Schachmatt",
    stalemate: "Patt",
    "insufficient-material": "ungenügendes Material",
    repetition: "Stellungswiederholung",
    "move-rule": "zu viele Züge ohne Fortschritt",
    counting: "Ablauf der Zugzählung",
    resignation: "Aufgabe",
    agreement: "Vereinbarung",
    termination: "{english}", // what the tag Termination of a record says
    "goal-reached": "Erreichen des Ziels",
    line: "eine volle Reihe",
    square: "ein volles Quadrat",
    chain: "eine verbindende Kette",
    facing: "Könige, die einander gegenüberstehen",
    checks: "genügend Schachgebote",
    "board-full": "ein volles Brett",
    passes: "Passen",
    "perpetual-check": "Dauerschach",
    castling: "Rochade",
    "castling-lost": "Verlust der Rochade",
    "bare-king": "Beraubung des Königs",
    "pieces-lost": "Figurenverlust",
  },
  refusals: {
    "move-text": "Das ist kein Zug.",
    "move-illegal": "Dieser Zug ist hier nicht erlaubt.",
    "move-ambiguous": "Mehrere Figuren können so ziehen.",
    "game-over": "Die Partie ist zu Ende.",
    "game-too-long": "Die Partie hat zu viele Züge.",
  },

  variants: { chess: "Schach" },
  pieces: {
    pawn: {
      name: "Bauer",
      white: "weißer Bauer",
      black: "schwarzer Bauer",
      moves:
        "Der Bauer zieht ein Feld vorwärts, von seinem Anfangsfeld auch zwei, und schlägt ein Feld schräg vorwärts, auch im Vorbeigehen.",
    },
    knight: {
      name: "Springer",
      white: "weißer Springer",
      black: "schwarzer Springer",
      moves: "Der Springer springt zwei Felder gerade und eines zur Seite.",
    },
    bishop: {
      name: "Läufer",
      white: "weißer Läufer",
      black: "schwarzer Läufer",
      moves: "Der Läufer zieht beliebig weit schräg.",
    },
    rook: {
      name: "Turm",
      white: "weißer Turm",
      black: "schwarzer Turm",
      moves: "Der Turm zieht beliebig weit gerade.",
    },
    queen: {
      name: "Dame",
      white: "weiße Dame",
      black: "schwarze Dame",
      moves: "Die Dame zieht beliebig weit gerade oder schräg.",
    },
    king: {
      name: "König",
      white: "weißer König",
      black: "schwarzer König",
      moves: "Der König zieht ein Feld in jede Richtung.",
    },
  },
};
