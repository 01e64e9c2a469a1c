import { otherCodecs } from './otherCodecs.ts';
import { addCodecs } from './registry.ts';

// Whatever parses or formats the link of any calculator imports this file; the first screen parses only its own.
addCodecs(otherCodecs);
