// A bot in JavaScript: takes a seat by its invitation and plays there, at random, until the game is over.
//
//     node examples/bot.mjs http://localhost:8000/t/TABLE#SECRET [NAME]        (Node 20: node --experimental-websocket ...)
//
// It needs nothing of Whitby and no package. The calls are those of `python -m whitby.web.openapi`; docs/guide/bots.md tells more.
// Write your own `choose`: it gets what a person at the seat would see.

class Guest {
  /** A browser without a window: calls over HTTP, with a cookie that says who we are. */
  constructor(address) {
    this.address = address;
    this.origin = new URL(address).origin;
    this.cookies = new Map();
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async post(path, said) {
    const headers = { "Content-Type": "application/json", Origin: this.origin, Cookie: this.cookie };
    const answer = await fetch(this.address + path, { method: "POST", headers, body: JSON.stringify(said) });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(";")[0].split("=");
      this.cookies.set(name, value);
    }
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${told.error}`);
    return told;
  }

  /** The socket through which the game comes. */
  socket(table) {
    const url = `${this.address.replace(/^http/, "ws")}/api/tables/${table}/live`;
    return new WebSocket(url, { headers: { Origin: this.origin, Cookie: this.cookie } });
  }
}

/** The text of one of the options: `head` and `body` are what the seat sees, `news` all that it has heard. */
function choose(question, head, body, news) {
  const answers = question.options.filter((option) => !option.anytime);
  return answers[Math.floor(Math.random() * answers.length)].text;
}

/** Answer until the game is over; the last head says who has won. */
function play(socket) {
  let news = [];
  let screen = null;
  let answered = ""; // the question that we have answered last

  function answer() {
    const [first] = screen.head.questions;
    if (!first || screen.question === answered) return;
    answered = screen.question;
    const choice = choose(first, screen.head, screen.body, news);
    socket.send(JSON.stringify({ type: "choose", question: answered, seat: first.seat, choice }));
  }

  return new Promise((done, failed) => {
    socket.onclose = () => failed(new Error("the table was closed"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "refused") {
        // in time the answer may not be open any more, or we were too fast
        answered = "";
        setTimeout(answer, message.reason === "too-fast" ? 1000 : 0);
      } else if (message.type === "screen") {
        screen = message;
        news = [...news.slice(0, screen.news_from), ...screen.news];
        if (screen.head.over) return done(screen.head);
        answer();
      }
    };
  });
}

async function main(link, name = "Bot") {
  const [page, secret] = link.split("#");
  const [address, table] = page.split("/t/");
  const guest = new Guest(address);
  await guest.post("/api/me", { name, language: "en" });
  const taken = await guest.post(`/api/tables/${table}/take`, { invitation: secret, name });
  console.log("seats:", taken.seats.join(", "));
  const socket = guest.socket(table);
  const end = await play(socket);
  socket.onclose = null;
  socket.close();
  console.log("over:", end.ending, "winners:", end.winners.join(", ") || "nobody");
}

await main(...process.argv.slice(2, 4));
